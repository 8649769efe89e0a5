import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { newPasswordPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The address holds a secret, which no other site may learn from a link that is followed here. */
export const metadata: Metadata = {
  ...pageMetadata({
    title: texts.setNewPassword,
    description: texts.chooseNewPassword,
  }),
  referrer: "same-origin",
};

/** Open to a signed-in visitor too, whose link would be lost otherwise. */
export default async function NewPasswordPage({ params }: PageProps<"/reset-password/[resetToken]">) {
  const { resetToken } = await params;
  return (
    <>
      <AuthHeading title={texts.setNewPassword}>{texts.everyOtherDevice}</AuthHeading>
      <NewPasswordForm token={resetToken} />
    </>
  );
}
