import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { PRIVACY_POLICY } from "@/lib/catalogue/legal/privacy-policy";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

const title = "Privacy policy";
const description = `What ${site.name} knows about you, what it is used for, who can see it, and how to have it deleted.`;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: links.privacyPolicy },
  openGraph: { type: "website", title, description, url: links.privacyPolicy, siteName: site.name },
};

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={title}
      intro="What this site knows about you, what it is used for, who can see it, and how to take it back."
      sections={PRIVACY_POLICY}
    />
  );
}
