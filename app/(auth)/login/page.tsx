import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageLink } from "@/components/ui/page-link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { DemoSignIns } from "@/components/auth/demo-sign-ins";
import { LoginForm } from "@/components/auth/login-form";
import { SessionBounce } from "@/components/auth/session-bounce";
import { links, registerHref } from "@/lib/links";
import { findMentorToBook } from "@/lib/server/meetings/bookable-mentor";
import { redirectSignedIn } from "@/lib/server/account/redirect-signed-in";
import { env } from "@/lib/platform/env";
import { isDemoPreview, outboxHref } from "@/lib/server/demo-access";
import { pageMetadata } from "@/lib/server/page-metadata";
import { site } from "@/lib/site";

export const metadata: Metadata = pageMetadata({
  title: "Login",
  description: `Log in to ${site.name} to book meetings with mentors, write reviews and keep your profile up to date.`,
  path: links.login,
});

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const from = await redirectSignedIn((await searchParams).from);
  const mentor = await findMentorToBook(from);
  return (
    <>
      <SessionBounce to={from ?? links.profile} />
      <AuthHeading title={mentor ? `Log in to book ${mentor}` : "Welcome back"}>
        New here?{" "}
        <PageLink href={registerHref(from ?? undefined)} className="font-medium text-leaf underline underline-offset-4">
          Create an account
        </PageLink>
      </AuthHeading>
      <LoginForm from={from} googleClientId={env.GOOGLE_CLIENT_ID} />
      {(await isDemoPreview()) && <DemoSignIns from={from} outboxHref={await outboxHref(await headers())} />}
    </>
  );
}
