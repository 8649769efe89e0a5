import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { PRIVACY_POLICY } from "@/lib/catalogue/legal/privacy-policy";
import { privacyPolicyPageTexts as texts } from "@/lib/catalogue/pages.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";

const title = texts.privacyPolicy;
const description = texts.whatKnowsAbout;

export const metadata: Metadata = pageMetadata({ title, description, path: links.privacyPolicy });

export default function PrivacyPolicyPage() {
  return <LegalPage title={title} base={env.APP_URL} intro={texts.whatThisSite} sections={PRIVACY_POLICY} />;
}
