import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageLink } from "@/components/ui/page-link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { ResetRequestForm } from "@/components/auth/reset-request-form";
import { links } from "@/lib/links";
import { redirectSignedIn } from "@/lib/server/account/redirect-signed-in";
import { outboxHref } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "Reset password",
  description: `Forgotten your ${site.name} password? Get a link by mail with which you choose a new one.`,
  path: links.resetPassword,
});

export default async function ResetPasswordPage() {
  await redirectSignedIn();
  return (
    <>
      <AuthHeading title="Reset your password">We send you a link with which you choose a new one.</AuthHeading>
      <ResetRequestForm outboxHref={await outboxHref(await headers())} />
      <PageLink
        href={links.login}
        className="mt-4 flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
      >
        To the login
      </PageLink>
    </>
  );
}
