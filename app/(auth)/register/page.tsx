import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageLink } from "@/components/ui/page-link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { RegisterForm } from "@/components/auth/register-form";
import { registerPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { links, loginHref } from "@/lib/links";
import { findMeetingToBook } from "@/lib/server/meetings/bookable-mentor";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";
import { redirectSignedIn } from "@/lib/server/account/redirect-signed-in";
import { env } from "@/lib/platform/env";
import { outboxHref } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.register,
  description: texts.createFreeAccount,
  path: links.register,
});

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const { role, from: wish } = await searchParams;
  const from = await redirectSignedIn(wish);
  const booking = await findMeetingToBook(from, await findViewerZone());
  return (
    <>
      <AuthHeading title={booking ? texts.createAccountBook(booking) : texts.createAccount}>
        {texts.haveOneAlready}{" "}
        <PageLink href={loginHref(from ?? undefined)} className="font-medium text-leaf underline underline-offset-4">
          {texts.login}
        </PageLink>
      </AuthHeading>
      <RegisterForm
        role={role === "mentor" ? "mentor" : "user"}
        from={from}
        outboxHref={await outboxHref(await headers())}
        googleClientId={env.GOOGLE_CLIENT_ID}
      />
    </>
  );
}
