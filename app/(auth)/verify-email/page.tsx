import type { Metadata } from "next";
import { VerifyEmailPanel } from "@/components/auth/verify-email-panel";
import { verifyEmailPageTexts as texts } from "@/lib/domain/account/sign-in-pages.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({
  title: texts.verificationLinkIncomplete,
  description: texts.thisLinkVerify,
});

/** For links that a mail program cut off, without a token. */
export default function IncompleteVerifyEmailPage() {
  return <VerifyEmailPanel token="" email="" from={null} isRegisteredHere={false} />;
}
