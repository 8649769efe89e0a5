import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { newPasswordPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({
    title: texts.setNewPassword,
    description: texts.chooseNewPassword,
  }),
  referrer: "same-origin",
};

/** Also open to signed-in visitors: a redirect would lose their link. */
export default async function NewPasswordPage({ params }: PageProps<"/reset-password/[resetToken]">) {
  const { resetToken } = await params;
  return (
    <>
      <AuthHeading title={texts.setNewPassword}>{texts.everyOtherDevice}</AuthHeading>
      <NewPasswordForm token={resetToken} />
    </>
  );
}
