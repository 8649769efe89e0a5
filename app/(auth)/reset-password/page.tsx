import type { Metadata } from "next";
import Link from "next/link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { ResetRequestForm } from "@/components/auth/reset-request-form";
import { links } from "@/lib/links";
import { redirectSignedIn } from "@/lib/server/auth/redirect-signed-in";
import { outboxHref } from "@/lib/server/mail/outbox-access";

export const metadata: Metadata = { title: "Reset password", description: "Get a link to a new password by mail." };

export default async function ResetPasswordPage() {
  await redirectSignedIn();
  return (
    <>
      <AuthHeading title="Reset your password">We send you a link with which you choose a new one.</AuthHeading>
      <ResetRequestForm outboxHref={outboxHref()} />
      <Link
        href={links.login}
        className="mt-4 flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
      >
        To the login
      </Link>
    </>
  );
}
