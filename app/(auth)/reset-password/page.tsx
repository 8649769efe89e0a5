import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageLink } from "@/components/ui/page-link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { ResetRequestForm } from "@/components/auth/reset-request-form";
import { resetPasswordPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { links } from "@/lib/links";
import { redirectSignedIn } from "@/lib/server/account/redirect-signed-in";
import { outboxHref } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.resetPassword,
  description: texts.forgottenPasswordGet,
  path: links.resetPassword,
});

export default async function ResetPasswordPage() {
  await redirectSignedIn();
  return (
    <>
      <AuthHeading title={texts.heading}>{texts.weSendLink}</AuthHeading>
      <ResetRequestForm outboxHref={await outboxHref(await headers())} />
      <PageLink
        href={links.login}
        className="mt-4 flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
      >
        {texts.toTheLogin}
      </PageLink>
    </>
  );
}
