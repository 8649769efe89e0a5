import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { type Answer, ask, signIn } from "../ask";
import { booking, cancelBooked, newBooking } from "../people";
import type { Verdict } from "../tally";
import { deliverAll, type Mailbox } from "./mailbox";
import type { Stage } from "./stage";

/** No request waits for a mail: the site responds once the database has it. */
const ANSWER_LIMIT_MS = 3_000;
const PEOPLE = 6;

/** What the provider does, and how long the site takes to notice. */
const FAULTS: readonly { how: string; make: (provider: Mailbox) => unknown; ms: number }[] = [
  { how: "refused", make: (provider) => provider.stop(), ms: 2_000 },
  { how: "failing", make: (provider) => provider.fail(500, "internal_server_error"), ms: 2_000 },
  { how: "limiting", make: (provider) => provider.fail(429, "rate_limit_exceeded"), ms: 2_000 },
  // Longer than the 15 s that the site waits.
  { how: "slow", make: (provider) => provider.delay(18_000), ms: 19_000 },
];

function verdict(what: string, { status, ms, text }: Answer, wanted: number): Verdict {
  if (status !== wanted) return { wrong: `${what} answers ${status}: ${text.slice(0, 120)}` };
  return ms < ANSWER_LIMIT_MS ? "good" : { wrong: `${what} took ${Math.round(ms)} ms` };
}

/** People register and book while the mail provider is down; afterwards each mail goes out once. */
export async function breakMail({ tally, note, site, student }: Stage, provider: Mailbox): Promise<void> {
  const { address, query } = site;
  const mentor = await signIn(address, DEMO_EMAILS.mentor);
  const expected: string[] = [];
  for (const { how, make, ms } of FAULTS) {
    await provider.recover();
    await make(provider);
    await cancelBooked(site);
    const emails = Array.from({ length: PEOPLE }, (_, number) => `${how}-${number}@example.com`);
    const registrations = emails.map((email) =>
      ask(address, {
        path: "/api/v1/users/register",
        method: "POST",
        headers: { "X-Forwarded-For": "203.0.113.7" },
        body: { name: "Meera Iyer", email, password: `Long-enough-${how}-1` },
      }),
    );
    for (const answer of await Promise.all(registrations)) tally.count(verdict(`registering (${how})`, answer, 200));
    const slots = await ask(address, { path: `/api/v1/teachers/slots/${mentor.username}`, headers: student.bearer });
    const { nextSlot } = (JSON.parse(slots.text) as { data: { nextSlot: string } }).data;
    const booked = await ask(address, booking(newBooking(student, mentor.username, nextSlot)));
    tally.count(verdict(`booking (${how})`, booked, 201));
    expected.push(...emails, DEMO_EMAILS.student, DEMO_EMAILS.mentor);
    await sleep(ms);
    const sent = await query("select 1 from outbox_mail where sent_at is not null");
    tally.check(sent.length === 0, `${sent.length} mails count as sent while the provider is ${how}`);
  }
  await provider.recover();
  const waiting = await deliverAll(site);
  tally.check(waiting === 0, `${waiting} mails still wait in the outbox`);
  const requests = provider.requests();
  const recipients = requests.map(({ mail }) => mail.to).sort();
  const isOnce = JSON.stringify(recipients) === JSON.stringify(expected.sort());
  tally.check(isOnce, `${expected.length} mails were to be sent once each, and ${recipients.length} were`);
  const keys = new Set(requests.map(({ key }) => key));
  tally.check(keys.size === expected.length, `${expected.length} mails had ${keys.size} keys of their own`);
  note(`${recipients.length} mails of ${FAULTS.length} outages went out once each afterwards.`);
}
