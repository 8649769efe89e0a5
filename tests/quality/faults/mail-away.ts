import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { startFakeMailProvider } from "../../support/fake-mail-provider";
import { type Answer, ask } from "./ask";
import { cancelBooked } from "./bookings";
import type { FaultContext, Scenario } from "./scenario";
import { type Person, signIn } from "./sign-in";
import { type Site, withSite } from "./site";

type Provider = Awaited<ReturnType<typeof startFakeMailProvider>>;

/** Nobody waits for a mail: the answer is there as soon as the database has it. */
const ANSWER_LIMIT_MS = 3_000;
const PEOPLE = 6;
const CRON_SECRET = "a-secret-for-the-cron-of-this-scenario";

/** What the provider does to us, and how long it takes until the site has noticed. */
const FAULTS: readonly { how: string; make: (provider: Provider) => unknown; ms: number }[] = [
  { how: "refused", make: (provider) => provider.stop(), ms: 2_000 },
  { how: "failing", make: (provider) => provider.fail(500, "internal_server_error"), ms: 2_000 },
  { how: "limiting", make: (provider) => provider.fail(429, "rate_limit_exceeded"), ms: 2_000 },
  // Longer than the 15 s that the site waits.
  { how: "slow", make: (provider) => provider.delay(18_000), ms: 19_000 },
];

async function registerAll({ tally }: FaultContext, { address }: Site, how: string): Promise<string[]> {
  const emails = Array.from({ length: PEOPLE }, (_, number) => `${how}-${number}@example.com`);
  const answers = await Promise.all(
    emails.map((email) =>
      ask(address, {
        path: "/api/v1/users/register",
        method: "POST",
        headers: { "X-Forwarded-For": "203.0.113.7" },
        body: { name: "Meera Iyer", email, password: `Long-enough-${how}-1` },
      }),
    ),
  );
  for (const answer of answers) tally.count(verdict("registering", how, answer, 200));
  return emails;
}

async function book({ tally }: FaultContext, { address }: Site, student: Person, mentor: Person, how: string) {
  const { text } = await ask(address, { path: `/api/v1/teachers/slots/${mentor.username}`, headers: student.bearer });
  const { nextSlot } = (JSON.parse(text) as { data: { nextSlot: string } }).data;
  const answer = await ask(address, {
    path: "/api/v1/meetings/create-meeting",
    method: "POST",
    headers: student.bearer,
    body: {
      mentor: mentor.username,
      startsAt: nextSlot,
      format: "online",
      timeZone: "Asia/Kolkata",
      idempotencyKey: randomUUID(),
    },
  });
  tally.count(verdict("booking", how, answer, 201));
}

function verdict(what: string, how: string, { status, ms, text }: Answer, wanted: number) {
  if (status !== wanted) return { wrong: `${what} (${how}) answers ${status}: ${text.slice(0, 120)}` };
  return ms < ANSWER_LIMIT_MS ? "good" : { wrong: `${what} (${how}) took ${Math.round(ms)} ms` };
}

/** The background jobs of several processes at once, after the waits have passed. */
async function runErrands({ address, query }: Site): Promise<void> {
  await query("update outbox_mail set next_attempt_at = now() - interval '1 second' where next_attempt_at is not null");
  const headers = { Authorization: `Bearer ${CRON_SECRET}` };
  await Promise.all([1, 2, 3].map(() => ask(address, { path: "/api/cron", headers })));
}

async function run(context: FaultContext, site: Site, provider: Provider): Promise<void> {
  const { tally, note } = context;
  const [student, mentor] = await Promise.all([
    signIn(site.address, DEMO_EMAILS.student),
    signIn(site.address, DEMO_EMAILS.mentor),
  ]);
  let expected: string[] = [];
  for (const { how, make, ms } of FAULTS) {
    await provider.recover();
    await make(provider);
    await cancelBooked(site);
    expected = [...expected, ...(await registerAll(context, site, how)), DEMO_EMAILS.student, DEMO_EMAILS.mentor];
    await book(context, site, student, mentor, how);
    await sleep(ms);
    const sent = await site.query("select 1 from outbox_mail where sent_at is not null");
    tally.check(sent.length === 0, `${sent.length} mails count as sent while the provider is ${how}`);
  }
  await provider.recover();
  await runErrands(site);
  await runErrands(site);
  const requests = provider.requests();
  const recipients = requests.map(({ mail }) => mail.to).sort();
  const isOnce = JSON.stringify(recipients) === JSON.stringify(expected.sort());
  tally.check(isOnce, `${expected.length} mails were to be sent once each, and ${recipients.length} were`);
  const keys = new Set(requests.map(({ key }) => key));
  tally.check(keys.size === expected.length, `${expected.length} mails had ${keys.size} keys of their own`);
  const waiting = await site.query("select 1 from outbox_mail where sent_at is null");
  tally.check(waiting.length === 0, `${waiting.length} mails still wait in the outbox`);
  note(`${recipients.length} mails of ${FAULTS.length} outages went out once each afterwards.`);
}

export const mailAway: Scenario = {
  name: "mail-away",
  about: "the mail provider refuses, fails, limits and hangs while people register and book",
  run: async (context) => {
    const provider = await startFakeMailProvider();
    const environment = { RESEND_API_KEY: "re_faults", RESEND_BASE_URL: provider.url, CRON_SECRET };
    try {
      await withSite({ logLevel: context.logLevel, environment }, (site) => run(context, site, provider));
    } finally {
      await provider.stop();
    }
  },
};
