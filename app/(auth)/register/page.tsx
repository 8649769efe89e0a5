import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { RegisterForm } from "@/components/auth/register-form";
import { links } from "@/lib/links";
import { redirectSignedIn } from "@/lib/server/auth/redirect-signed-in";
import { env } from "@/lib/server/env";
import { outboxHref } from "@/lib/server/mail/outbox-access";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: "Register",
  description:
    "Create a free account as a student, parent or mentor, to book meetings, write reviews or be found by families near you.",
  path: links.register,
});

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  await redirectSignedIn();
  const { role } = await searchParams;
  return (
    <>
      <AuthHeading title="Create your account">
        Have one already?{" "}
        <Link href={links.login} className="font-medium text-leaf underline underline-offset-4">
          Login
        </Link>
      </AuthHeading>
      <RegisterForm
        role={role === "mentor" ? "mentor" : "user"}
        outboxHref={await outboxHref(await headers())}
        googleClientId={env.GOOGLE_CLIENT_ID}
      />
    </>
  );
}
