import type { ReactNode } from "react";
import { RatingLine } from "@/components/mentors/rating-line";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { feeText } from "@/lib/domain/mentors/fee.rules";
import { factsOf, type MentorFacts } from "@/lib/domain/mentors/mentor-facts";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { comparisonTexts as texts } from "@/lib/domain/shortlist/shortlist.messages";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";
import { HeartButton } from "./heart-button";

type Compared = MentorFacts & Pick<ListedMentor, "classesOffered">;

/** The facts of a card, one row per question. */
const ROWS: readonly { question: string; answer: (mentor: Compared) => ReactNode }[] = [
  {
    question: texts.teaches,
    answer: ({ classesOffered }) => (
      <ul className="flex flex-col gap-1">
        {classesOffered.map(({ subject, specificClasses, fee }) => (
          <li key={subject + specificClasses.join()}>
            {texts.offer(subject, specificClasses)}
            <span className="block text-ink-soft tabular-nums">{feeText(fee)}</span>
          </li>
        ))}
      </ul>
    ),
  },
  { question: texts.where, answer: ({ where }) => where?.text ?? texts.unknown },
  { question: texts.how, answer: ({ modes }) => modes },
  {
    question: texts.rating,
    answer: ({ rating, reviewCount }) => <RatingLine rating={rating} reviewCount={reviewCount} />,
  },
  { question: texts.nextFree, answer: ({ nextFree }) => nextFree ?? texts.noTime },
];

const CELL = "min-w-38 border-t border-line p-3 align-top";

type ComparisonProps = {
  mentors: readonly ListedMentor[];
  /** The next free time of each mentor by id, as text. */
  nextFree: ReadonlyMap<string, string>;
  /** Whether the address names more than can be compared. */
  hasMore: boolean;
};

/**
 * Compares mentors side by side by the facts of a card. On phones, the table scrolls sideways under its first column.
 */
export function Comparison({ mentors, nextFree, hasMore }: ComparisonProps) {
  const compared = mentors.map((mentor): Compared => ({
    ...factsOf(mentor, {}, nextFree.get(mentor.id)),
    classesOffered: mentor.classesOffered,
  }));
  return (
    <div className="flex flex-col gap-3">
      <h2 id="comparison" className="font-display text-2xl font-semibold">
        {texts.title}
      </h2>
      {hasMore && <p className="text-ink-soft">{texts.tooMany}</p>}
      <div
        role="region"
        aria-labelledby="comparison"
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-card"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              <td className="sticky left-0 z-10 w-24 min-w-24 bg-card p-3" />
              {mentors.map(({ username, name, avatar }) => (
                <th key={username} scope="col" className="min-w-38 p-3 align-top font-normal">
                  <div className="flex items-start justify-between gap-1">
                    <Avatar name={name} src={avatar} size={56} />
                    <HeartButton username={username} name={name} />
                  </div>
                  <PageLink
                    href={mentorProfileHref(username)}
                    className="mt-2 inline-flex min-h-11 items-center font-display text-lg font-semibold text-leaf underline-offset-4 hover:underline"
                  >
                    {name}
                  </PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ question, answer }) => (
              <tr key={question}>
                <th scope="row" className="sticky left-0 z-10 border-t border-line bg-card p-3 align-top font-medium">
                  {question}
                </th>
                {compared.map((mentor) => (
                  <td key={mentor.username} className={CELL}>
                    {answer(mentor)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td className="sticky left-0 z-10 border-t border-line bg-card p-3" />
              {mentors.map(({ username, name }) => (
                <td key={username} className={CELL}>
                  <Button asChild>
                    <PageLink href={bookMeetingHref(username)}>
                      {texts.bookCall}
                      <span className="sr-only"> {texts.with(name)}</span>
                    </PageLink>
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
