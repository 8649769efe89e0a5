import "server-only";
import { readResendEvent } from "@/lib/platform/mail/resend-events";
import { suppressAddress } from "@/lib/platform/mail/suppression";

/**
 * Suppresses addresses whose mails bounced for good or were marked as spam. Other events change nothing, nor does a
 * repeated one.
 * @throws AppError as readResendEvent
 */
export async function receiveResendEvent(headers: Headers, payload: string): Promise<void> {
  const event = readResendEvent(headers, payload);
  const isBounce = event.type === "email.bounced" && event.data.bounce.type === "Permanent";
  if (!isBounce && event.type !== "email.complained") return;
  const reason = isBounce ? "bounce" : "complaint";
  for (const address of event.data.to) await suppressAddress(address, reason, new Date(event.created_at));
}
