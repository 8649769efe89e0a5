import { setTimeout as sleep } from "node:timers/promises";
import { startFakeMailProvider } from "@/tests/support/fake-mail-provider";
import { ask } from "../ask";
import { countBooked } from "../people";
import type { Site } from "../site";
import type { Stage } from "./stage";

const CRON_SECRET = "a-cron-secret-of-the-fault-scenarios";
const DELIVERY_LIMIT_MS = 20_000;

export type Mailbox = Awaited<ReturnType<typeof startFakeMailProvider>>;

/** A mail provider that responds after a delay. */
export async function openMailbox(delayMs = 0): Promise<Mailbox> {
  const provider = await startFakeMailProvider();
  provider.delay(delayMs);
  return provider;
}

/** The environment that servers need to use it. */
export const sendingTo = ({ url }: Mailbox) => ({
  RESEND_API_KEY: "re_faults",
  RESEND_BASE_URL: url,
  MAIL_FROM: "Mentorhood <hello@mentorhood.example>",
  CRON_SECRET,
});

/** Runs the background jobs of every instance three times at once, until no mail waits. @returns how many still wait */
export async function deliverAll({ instances, query }: Site): Promise<number> {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  const headers = { Authorization: `Bearer ${CRON_SECRET}` };
  for (;;) {
    // A failed or interrupted attempt delays its mail.
    await query("update outbox_mail set next_attempt_at = now() - interval '1 second' where next_attempt_at > now()");
    const jobs = instances.flatMap(({ address }) => [1, 2, 3].map(() => ask(address, { path: "/api/cron", headers })));
    await Promise.all(jobs);
    const waiting = await query("select 1 from outbox_mail where sent_at is null and next_attempt_at is not null");
    if (waiting.length === 0 || Date.now() > deadline) return waiting.length;
    await sleep(200);
  }
}

/**
 * Checks that each meeting has two mails, each with its own key, so that the provider sends it once however often it
 * is requested.
 */
export async function checkBookingMails({ tally, site }: Stage, { requests }: Mailbox): Promise<string> {
  const { meetings, mails } = await countBooked(site);
  tally.check(mails === 2 * meetings, `there are ${mails} mails about ${meetings} meetings`);
  const asked = requests().filter(({ mail }) => mail.subject.startsWith("Booked"));
  const keys = new Set(asked.map(({ key }) => key));
  tally.check(keys.size === mails, `${keys.size} mails were sent, ${mails} written`);
  const rows = await site.query<{ recipient: string; number: number }>(
    "select recipient, count(*)::int as number from outbox_mail where template = 'meeting-booked' group by recipient",
  );
  for (const { recipient, number } of rows) {
    const sent = new Set(asked.filter(({ mail }) => mail.to.includes(recipient)).map(({ key }) => key)).size;
    tally.check(sent === number, `${recipient} got ${sent} of ${number} mails`);
  }
  return `${meetings} meetings, ${keys.size} mails, asked for ${asked.length} times`;
}
