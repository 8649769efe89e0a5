import type { Metadata } from "next";
import { VerifyEmailPanel } from "@/components/auth/verify-email-panel";

export const metadata: Metadata = { title: "Verify email" };

/** A link that was cut off in the mail: it has no token. */
export default function IncompleteVerifyEmailPage() {
  return <VerifyEmailPanel token="" email="" />;
}
