import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SignInCodeForm } from "@/components/auth/sign-in-code-form";
import { PageLink } from "@/components/ui/page-link";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { signInCodeTexts as texts } from "@/lib/domain/account/second-factor.messages";
import { links, loginHref } from "@/lib/links";
import { currentActor } from "@/lib/platform/auth/current-actor";
import { findActorBeforeCode } from "@/lib/platform/auth/session";
import { clientAddress } from "@/lib/platform/process/client-address";
import { findSecondFactor } from "@/lib/server/account/second-factor";
import { pageMetadata } from "@/lib/server/page-metadata";
import { SESSION_COOKIE } from "@/lib/session-names";

export const metadata: Metadata = pageMetadata({
  title: texts.title,
  description: texts.description,
  path: links.signInCode,
});

/** Asks for a code of the second factor: as the second step of a sign-in, or to confirm a session again. */
export default async function SignInCodePage({ searchParams }: PageProps<"/login/code">) {
  const from = safeReturnPath((await searchParams).from);
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  const actor = await findActorBeforeCode(token, clientAddress(await headers()));
  if (!actor) redirect(loginHref(from ?? undefined));
  if (!(await findSecondFactor(actor.id))) redirect(from ?? links.profile);
  const isSignedIn = (await currentActor()) !== null;
  return (
    <>
      <AuthHeading title={isSignedIn ? texts.confirmHeading : texts.heading}>{texts.intro}</AuthHeading>
      <SignInCodeForm from={from} />
      {!isSignedIn && (
        <PageLink
          href={links.login}
          className="mt-4 flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
        >
          {texts.otherAccount}
        </PageLink>
      )}
    </>
  );
}
