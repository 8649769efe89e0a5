import { ask } from "./ask";
import { booking, cancelBooked, countBooked, findFreeTimes, newBooking } from "./bookings";
import { Aim, killWhileAsked } from "./kill";
import { checkMails, deliverAll, type Mailbox, openMailbox, sendingTo } from "./mails-once";
import type { FaultContext, Scenario } from "./scenario";
import { type Site, withSite } from "./site";
import { liftLimits, signInStudents } from "./students";

const AT_ONCE = 6;
const ROUNDS = 15;
const MAIL_DELAY_MS = 60;

async function run({ tally, note }: FaultContext, site: Site, mailbox: Mailbox): Promise<void> {
  const [instance] = site.instances;
  const students = await signInStudents(site, AT_ONCE);
  const times = await findFreeTimes(site, AT_ONCE);
  const aim = new Aim();
  let done = 0;
  let unanswered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await liftLimits(site);
    await cancelBooked(site);
    // Everybody at a time of their own; the half hours of one round lie apart.
    const bookings = students.map((student, number) => {
      const { mentor, slots } = times[number % times.length]!;
      return newBooking(student, mentor, slots[round * 2]!);
    });
    const answers = await killWhileAsked(instance!, bookings.map(booking), aim.next());
    const answered = answers.filter((answer) => answer !== null).length;
    unanswered += AT_ONCE - answered;
    const { meetings, mails } = await countBooked(site);
    tally.check(mails === 2 * meetings, `after a kill there are ${mails} mails about ${meetings} meetings`);
    const kept = await site.query<{ key: string; status: string }>(
      "select idempotency_key as key, status from meeting where idempotency_key = any($1)",
      [bookings.map(({ key }) => key)],
    );
    done += kept.length;
    aim.learn(kept.length, answered, AT_ONCE);
    for (const [number, one] of bookings.entries()) {
      const rows = kept.filter(({ key }) => key === one.key);
      const status = answers[number]?.status;
      tally.check(status === undefined || status === 201, `a booking answers ${status}`);
      tally.check(status !== 201 || rows.length === 1, `a booking that was answered is there ${rows.length} times`);
      // Whoever got no answer sends the form again.
      const again = await ask(site.address, booking(one));
      tally.check(
        again.status === 201,
        `a booking that is sent again answers ${again.status}: ${again.text.slice(0, 120)}`,
      );
    }
  }
  const asked = ROUNDS * AT_ONCE;
  const { meetings } = await countBooked(site);
  tally.check(meetings === asked, `${asked} bookings made ${meetings} meetings`);
  await deliverAll(site);
  const sent = await checkMails(tally, site, mailbox);
  tally.check(aim.hits > 0, "no kill came in the middle");
  note(
    `Killed ${ROUNDS} times, ${aim.hits} in the middle, during ${asked} bookings: ${done} were there, ${unanswered} got no answer.`,
  );
  note(`Sent again, all are there: ${sent}.`);
}

export const killBooking: Scenario = {
  name: "kill-booking",
  about: "the server is killed (SIGKILL) while meetings are booked and mails sent",
  run: async (context) => {
    const mailbox = await openMailbox(MAIL_DELAY_MS);
    try {
      await withSite({ logLevel: context.logLevel, environment: sendingTo(mailbox) }, (site) =>
        run(context, site, mailbox),
      );
    } finally {
      await mailbox.stop();
    }
  },
};
