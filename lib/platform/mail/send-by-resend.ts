import "server-only";
import { Resend } from "resend";
import { env } from "@/lib/platform/env";
import { MailNotSent } from "./mail-not-sent";
import type { MailContents } from "./outbox";
import { mailSender } from "./sender";

/** Longest wait for the provider, in milliseconds. */
const SEND_LIMIT_MS = 15_000;

/** Refusals that another attempt would only repeat: the address or the mail itself is not accepted. */
const FINAL = new Set(["validation_error", "invalid_parameter", "missing_required_field", "invalid_from_address"]);

let client: Resend | undefined;

/**
 * Sends a mail through the provider. The id is the idempotency key: sending it twice delivers one mail.
 * @throws MailNotSent
 */
export async function sendByResend(id: string, to: string, contents: MailContents): Promise<void> {
  client ??= new Resend(env.RESEND_API_KEY, env.RESEND_BASE_URL ? { baseUrl: env.RESEND_BASE_URL } : undefined);
  const { error } = await Promise.race([
    client.emails.send({ from: mailSender(), to, ...contents }, { idempotencyKey: id }),
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new MailNotSent("The mail provider did not answer in time.", false)),
        SEND_LIMIT_MS,
      ).unref();
    }),
  ]);
  if (error) throw new MailNotSent(`${error.name}: ${error.message}`, FINAL.has(error.name));
}
