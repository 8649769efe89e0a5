import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool";
import { env } from "@/lib/platform/env";
import { isLoopbackHost } from "@/lib/platform/process/loopback";
import { bounceAddressOf } from "./bounce-address";
import { isAddressStatus } from "./delivery-status";
import { MailNotSent } from "./mail-not-sent";
import type { MailContents } from "./outbox";
import { mailSender, senderAddress } from "./sender";

/** Longest wait for one mail in milliseconds. It is shorter than the shortest claim of a mail (`takeDueMails`). */
const SEND_LIMIT_MS = 30_000;
/** Longest silence of the server in one step of the conversation. */
const STEP_LIMIT_MS = 10_000;

/**
 * How to speak with the server of an address. TLS is required, with a valid certificate, so that neither password nor
 * mails cross a network in the clear. A server on this machine may do without.
 */
export function smtpOptions(address: string): SMTPPool.Options & { maxRequeues: number } {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isHere = isLoopbackHost(hostname);
  const isSecure = protocol === "smtps:";
  return {
    pool: true,
    maxConnections: 1,
    // By default the pool itself sends a mail again when the connection drops. Only the outbox retries.
    maxRequeues: 0,
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isHere,
    ...(isHere ? { tls: { rejectUnauthorized: false } } : {}),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: STEP_LIMIT_MS,
    greetingTimeout: STEP_LIMIT_MS,
    socketTimeout: STEP_LIMIT_MS,
    dnsTimeout: STEP_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

let transport: Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options> | undefined;

/**
 * Hands a mail to the SMTP server. SMTP knows no idempotency key: a connection that drops before the last answer leaves
 * open whether the mail was taken. The Message-ID follows from the mail's id, so that mailboxes recognise a repeat.
 * @throws MailNotSent
 */
export async function sendBySmtp(id: string, to: string, contents: MailContents): Promise<void> {
  transport ??= createTransport(smtpOptions(env.SMTP_URL!));
  const { attachments = [], ...texts } = contents;
  const sending = transport.sendMail({
    ...texts,
    from: mailSender(),
    to,
    envelope: { from: bounceAddressOf(id) ?? senderAddress(), to },
    messageId: `<${id}@${senderAddress().split("@").at(-1)}>`,
    attachments: attachments.map((file) => ({ ...file, encoding: "base64" })),
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A new connection for the next mail; this one ends by its own limits.
      transport?.close();
      transport = undefined;
      reject(new MailNotSent("The mail server did not answer in time.", false));
    }, SEND_LIMIT_MS);
  });
  try {
    await Promise.race([sending, tooLate]);
  } catch (error) {
    throw error instanceof MailNotSent ? error : notSent(error as SmtpError);
  } finally {
    clearTimeout(timer);
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string; response?: string };

/**
 * A 5xx answer about sender, recipient or mail is permanent, and a 4xx answer temporary (RFC 5321). A refused password
 * and missing TLS are mended in the settings, so the mail waits.
 */
function notSent({ message, code, responseCode, command, response = "" }: SmtpError): MailNotSent {
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isAboutMail && responseCode !== undefined && responseCode >= 500;
  return new MailNotSent(message, isFinal, isFinal && command === "RCPT TO" && saysNoMailbox(response));
}

/**
 * Whether a permanent refusal of a recipient is about the address: its status code (RFC 3463) says so, or there is none.
 * Refusals by policy (5.7.1) and full mailboxes (5.2.2) say nothing about the address.
 */
function saysNoMailbox(response: string): boolean {
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return status === undefined ? /^55[013]/.test(response) : isAddressStatus(status);
}
