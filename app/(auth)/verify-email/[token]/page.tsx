import type { Metadata } from "next";
import { cookies } from "next/headers";
import { VerifyEmailPanel } from "@/components/auth/verify-email-panel";
import { verifyEmailSchema } from "@/lib/domain/account/account.schema";
import { safeReturnPath } from "@/lib/domain/account/return-path.rules";
import { verifyEmailLinkPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { isRegisteredHere, REGISTERED_COOKIE } from "@/lib/server/account/verify-email";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({
    title: texts.verifyEmail,
    description: texts.verifyEmailAddress,
  }),
  referrer: "same-origin",
};

/** Opening the page does not consume the token. Also open to signed-in visitors: a redirect would lose their link. */
export default async function VerifyEmailPage({ params, searchParams }: PageProps<"/verify-email/[token]">) {
  const [{ token }, query, store] = await Promise.all([params, searchParams, cookies()]);
  const link = verifyEmailSchema.safeParse({ token, email: query.email });
  const email = link.success ? link.data.email : "";
  return (
    <VerifyEmailPanel
      token={link.success ? token : ""}
      email={email}
      from={safeReturnPath(query.from)}
      isRegisteredHere={isRegisteredHere(email, store.get(REGISTERED_COOKIE)?.value)}
    />
  );
}
