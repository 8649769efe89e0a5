import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS } from "@/lib/catalogue/legal/terms";
import { termsConditionPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = texts.termsConditions;
const description = texts.rulesFamiliesStudents;

export const metadata: Metadata = pageMetadata({ title, description, path: links.terms });

export default function TermsPage() {
  return <LegalPage title={title} base={env.APP_URL} intro={texts.intro} sections={TERMS} />;
}
