import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { PRIVACY_POLICY } from "@/lib/catalogue/legal/privacy-policy";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

const title = "Privacy policy";
const description = `What ${site.name} knows about you, what it is used for, who can see it, and how to have it deleted.`;

export const metadata: Metadata = pageMetadata({ title, description, path: links.privacyPolicy });

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={title}
      base={env.APP_URL}
      intro="What this site knows about you, what it is used for, who can see it, and how to take it back."
      sections={PRIVACY_POLICY}
    />
  );
}
