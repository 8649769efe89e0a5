import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { SAFETY_ADVICE } from "@/lib/catalogue/legal/safety";
import { safetyPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const { title, description } = texts;

export const metadata: Metadata = pageMetadata({ title, description, path: links.safety });

/** Advice for parents and students, and what the site does for their safety. */
export default function SafetyPage() {
  return <LegalPage title={title} base={env.APP_URL} intro={texts.intro} sections={SAFETY_ADVICE} isDated={false} />;
}
