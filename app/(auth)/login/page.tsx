import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageLink } from "@/components/ui/page-link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { DemoSignIns } from "@/components/auth/demo-sign-ins";
import { LoginForm } from "@/components/auth/login-form";
import { SessionBounce } from "@/components/auth/session-bounce";
import { loginPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { links, registerHref } from "@/lib/links";
import { findMeetingToBook } from "@/lib/server/meetings/bookable-mentor";
import { findViewerZone } from "@/lib/server/meetings/viewer-zone";
import { redirectSignedIn } from "@/lib/server/account/redirect-signed-in";
import { env } from "@/lib/platform/env";
import { isDemoPreview, outboxHref } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.login,
  description: texts.logBookMeetings,
  path: links.login,
});

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const from = await redirectSignedIn((await searchParams).from);
  const booking = await findMeetingToBook(from, await findViewerZone());
  return (
    <>
      <SessionBounce to={from ?? links.profile} />
      <AuthHeading title={booking ? texts.logBook(booking) : texts.welcomeBack}>
        {texts.newHere}{" "}
        <PageLink href={registerHref(from ?? undefined)} className="font-medium text-leaf underline underline-offset-4">
          {texts.createAccount}
        </PageLink>
      </AuthHeading>
      <LoginForm from={from} googleClientId={env.GOOGLE_CLIENT_ID} />
      {(await isDemoPreview()) && <DemoSignIns from={from} outboxHref={await outboxHref(await headers())} />}
    </>
  );
}
