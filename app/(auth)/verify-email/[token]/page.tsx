import type { Metadata } from "next";
import { VerifyEmailPanel } from "@/components/auth/verify-email-panel";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

/** The address holds a secret, which no other site may learn from a link that is followed here. */
export const metadata: Metadata = {
  ...pageMetadata({
    title: "Verify email",
    description: `Verify the email address of your ${site.name} account, so that you can sign in and book meetings.`,
  }),
  referrer: "same-origin",
};

/** Open to a signed-in visitor too, whose link would be lost otherwise. */
export default async function VerifyEmailPage({ params, searchParams }: PageProps<"/verify-email/[token]">) {
  const [{ token }, { email }] = await Promise.all([params, searchParams]);
  return <VerifyEmailPanel token={token} email={typeof email === "string" ? email : ""} />;
}
