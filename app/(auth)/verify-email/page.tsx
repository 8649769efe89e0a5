import type { Metadata } from "next";
import { VerifyEmailPanel } from "@/components/auth/verify-email-panel";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "Verification link incomplete",
  description: `This link to verify an email address for ${site.name} is not whole. Ask for a new one here.`,
});

/** A link that was cut off in the mail: it has no token. */
export default function IncompleteVerifyEmailPage() {
  return <VerifyEmailPanel token="" email="" from={null} isRegisteredHere={false} />;
}
