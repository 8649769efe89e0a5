import "server-only";
import { type WebhookEventPayload, Resend } from "resend";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";

/**
 * An event that Resend reports. The signature covers id, time and body, and is at most five minutes old.
 * @throws AppError not_found when no webhook is configured; not_signed_in for a wrong signature
 */
export function readResendEvent(headers: Headers, payload: string): WebhookEventPayload {
  const { RESEND_API_KEY, RESEND_WEBHOOK_SECRET: webhookSecret } = env;
  if (!webhookSecret) throw new AppError("not_found");
  const of = (name: string) => headers.get(`svix-${name}`) ?? "";
  const signed = { id: of("id"), timestamp: of("timestamp"), signature: of("signature") };
  try {
    return new Resend(RESEND_API_KEY).webhooks.verify({ payload, headers: signed, webhookSecret });
  } catch {
    throw new AppError("not_signed_in", { message: "The signature is not right." });
  }
}
