import "server-only";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/site";

/** From whom all mails come, as `Name <address>`. */
export function mailSender(): string {
  return env.MAIL_FROM ?? `${site.name} <no-reply@${new URL(env.APP_URL).hostname}>`;
}

/** The address alone. */
export function senderAddress(): string {
  return /<([^<>]+)>\s*$/.exec(mailSender())?.[1] ?? mailSender().trim();
}

/** Where people can write to the operator. */
export function operatorAddress(): string {
  return env.OPERATOR_EMAIL ?? senderAddress();
}
