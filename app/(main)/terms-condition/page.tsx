import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { TERMS } from "@/lib/catalogue/legal/terms";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

const title = "Terms and conditions";
const description = `The rules for families, students and mentors on ${site.name}, in plain words.`;

export const metadata: Metadata = pageMetadata({ title, description, path: links.terms });

export default function TermsPage() {
  return (
    <LegalPage
      title={title}
      base={env.APP_URL}
      intro="The rules for families, students and mentors, in plain words. They are short, so that you can read them all."
      sections={TERMS}
    />
  );
}
