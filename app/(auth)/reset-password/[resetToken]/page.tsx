import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

/** The address holds a secret, which no other site may learn from a link that is followed here. */
export const metadata: Metadata = {
  ...pageMetadata({
    title: "Set new password",
    description: `Choose a new password for your ${site.name} account. Every other device will be signed out.`,
  }),
  referrer: "same-origin",
};

/** Open to a signed-in visitor too, whose link would be lost otherwise. */
export default async function NewPasswordPage({ params }: PageProps<"/reset-password/[resetToken]">) {
  const { resetToken } = await params;
  return (
    <>
      <AuthHeading title="Set new password">Every other device will be signed out.</AuthHeading>
      <NewPasswordForm token={resetToken} />
    </>
  );
}
