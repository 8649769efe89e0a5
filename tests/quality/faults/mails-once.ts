import { setTimeout as sleep } from "node:timers/promises";
import { startFakeMailProvider } from "@/tests/support/fake-mail-provider";
import { ask } from "./ask";
import { countBooked } from "./bookings";
import type { Site } from "./site";
import type { Tally } from "./tally";

const CRON_SECRET = "a-cron-secret-of-the-fault-scenarios";
const DELIVERY_LIMIT_MS = 20_000;

export type Mailbox = Awaited<ReturnType<typeof startFakeMailProvider>>;

/** A mail provider that takes its time, so that a server can be killed while it waits for the answer. */
export async function openMailbox(delayMs: number): Promise<Mailbox> {
  const provider = await startFakeMailProvider();
  provider.delay(delayMs);
  return provider;
}

/** What servers need to send through it. */
export const sendingTo = ({ url }: Mailbox) => ({
  RESEND_API_KEY: "re_faults",
  RESEND_BASE_URL: url,
  MAIL_FROM: "Mentorhood <hello@mentorhood.example>",
  CRON_SECRET,
});

/** Has every instance send at the same moment what is due, until nothing is. */
export async function deliverAll({ instances, query }: Site): Promise<void> {
  const deadline = Date.now() + DELIVERY_LIMIT_MS;
  while (Date.now() < deadline) {
    // Who died on the way has put the mail off.
    await query("update outbox_mail set next_attempt_at = now() where next_attempt_at > now()");
    const headers = { Authorization: `Bearer ${CRON_SECRET}` };
    await Promise.all(instances.map(({ address }) => ask(address, { path: "/api/cron", headers })));
    const [{ left } = { left: 0 }] = await query<{ left: number }>(
      "select count(*)::int as left from outbox_mail where next_attempt_at is not null",
    );
    if (left === 0) return;
    await sleep(200);
  }
}

/** Two mails for each meeting, each of which the provider was asked for under one key: it sends such a one once, however often it is asked. */
export async function checkMails(tally: Tally, site: Site, { requests }: Mailbox): Promise<string> {
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
