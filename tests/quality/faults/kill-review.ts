import { mentorProfileHref } from "@/lib/links";
import { ask, type Question } from "./ask";
import { Aim, killWhileAsked } from "./kill";
import type { FaultContext, Scenario } from "./scenario";
import { type Site, withSite } from "./site";
import { liftLimits, signInStudents, type Student } from "./students";

const ROUNDS = 15;
const AT_ONCE = 6;

type Mentor = { id: string; mentorId: number; username: string };
type Pair = { student: Student; mentor: Mentor; comment: string };

/** Every count of stars that is kept, beside the one that the reviews give; both are read in one statement. */
const WRONG_AGGREGATES = `
  select m.mentor_id from mentor_rating m
  cross join lateral (
    select count(*) filter (where rating = 1) as one, count(*) filter (where rating = 2) as two,
      count(*) filter (where rating = 3) as three, count(*) filter (where rating = 4) as four,
      count(*) filter (where rating = 5) as five, coalesce(sum(rating), 0) as total, count(*) as number
    from review where review.mentor_id = m.mentor_id
  ) counted
  left join mentor_listing l on l.mentor_id = m.mentor_id
  where (star_1, star_2, star_3, star_4, star_5) is distinct from (one, two, three, four, five)
    or (l.mentor_id is not null and (l.rating_sum, l.review_count) is distinct from (total, number))`;

const writing = ({ student, mentor, comment }: Pair): Question => ({
  path: `/api/v1/users/mentor/${mentor.id}/review`,
  method: "POST",
  headers: student.bearer,
  body: { rating: 1 + (comment.length % 5), comment },
});

async function run({ tally, note }: FaultContext, site: Site): Promise<void> {
  const [instance] = site.instances;
  const students = await signInStudents(site, AT_ONCE);
  const mentors = await site.query<Mentor>(
    `select u.id, u.username, p.id as "mentorId" from user_account u join mentor_profile p on p.user_id = u.id
     where not exists (select 1 from review where mentor_id = p.id and student_id = any($1)) order by u.username limit $2`,
    [students.map(({ id }) => id), ROUNDS],
  );
  const aim = new Aim();
  let written = 0;
  let unanswered = 0;
  for (const [round, mentor] of mentors.entries()) {
    await liftLimits(site);
    // Kept as it is before the reviews are written.
    await ask(site.address, { path: mentorProfileHref(mentor.username) });
    const pairs = students.map((student, number) => ({
      student,
      mentor,
      comment: `Review ${round} of student ${number}${".".repeat(number)}`,
    }));
    const answers = await killWhileAsked(instance!, pairs.map(writing), aim.next());
    const answered = answers.filter((answer) => answer !== null).length;
    unanswered += AT_ONCE - answered;
    const rows = await site.query<{ comment: string }>("select comment from review where mentor_id = $1", [
      mentor.mentorId,
    ]);
    const kept = new Set(rows.map(({ comment }) => comment));
    aim.learn(pairs.filter(({ comment }) => kept.has(comment)).length, answered, AT_ONCE);
    const { text } = await ask(site.address, { path: mentorProfileHref(mentor.username, "reviews") });
    const about = (await ask(site.address, { path: mentorProfileHref(mentor.username) })).text;
    for (const [number, { comment }] of pairs.entries()) {
      const isKept = kept.has(comment);
      written += Number(isKept);
      const status = answers[number]?.status;
      tally.check(status === undefined || (status === 201) === isKept, `a review answered with ${status} is ${isKept}`);
      // All four panels are in each page.
      for (const page of [text, about]) {
        tally.check(page.includes(comment) === isKept, `a cached page shows a review: ${!isKept}, kept: ${isKept}`);
      }
    }
    const wrong = await site.query(WRONG_AGGREGATES);
    tally.check(wrong.length === 0, `${wrong.length} mentors are counted wrongly after a kill`);
    // Whoever got no answer writes again, and has written once.
    for (const pair of pairs) {
      const { status } = await ask(site.address, writing(pair));
      tally.check(status === (kept.has(pair.comment) ? 409 : 201), `a review that is written again answers ${status}`);
    }
  }
  const wrong = await site.query(WRONG_AGGREGATES);
  tally.check(wrong.length === 0, `${wrong.length} mentors are counted wrongly in the end`);
  note(
    `Killed ${ROUNDS} times during ${ROUNDS * AT_ONCE} reviews: ${written} were there, ${unanswered} got no answer.`,
  );
}

export const killReview: Scenario = {
  name: "kill-review",
  about: "the server is killed (SIGKILL) while reviews are written",
  run: (context) => withSite({ logLevel: context.logLevel }, (site) => run(context, site)),
};
