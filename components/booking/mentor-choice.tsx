import { PageLink } from "@/components/ui/page-link";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { StarRating } from "@/components/ui/star-rating";
import { mentorChoiceTexts as texts } from "@/lib/domain/meetings/booking.messages";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { averageText } from "@/lib/domain/mentors/profile.rules";
import { subjectsLine } from "@/lib/domain/mentors/subjects-line.rules";
import { whereOf } from "@/lib/domain/search/where.rules";
import { bookMeetingHref, mentorProfileHref } from "@/lib/links";

export type ChoosableMentor = Pick<
  ListedMentor,
  | "id"
  | "username"
  | "name"
  | "avatar"
  | "isMentorVerified"
  | "subjects"
  | "rating"
  | "reviewCount"
  | "distanceKm"
  | "town"
>;

type MentorChoicesProps = { id: string; title: string; mentors: readonly ChoosableMentor[] };

/** Mentors to choose from; renders nothing without any. */
export function MentorChoices({ id, title, mentors }: MentorChoicesProps) {
  if (mentors.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mentors.map((mentor) => (
          <li key={mentor.id}>
            <MentorChoice mentor={mentor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MentorChoice({ mentor }: { mentor: ChoosableMentor }) {
  const { name, username, avatar, isMentorVerified, subjects, rating, reviewCount } = mentor;
  const where = whereOf(mentor);
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start gap-3.5">
        <Avatar name={name} src={avatar} size={56} lazy />
        <div className="min-w-0 flex-1">
          <h3 className="flex items-start gap-1.5 font-display text-lg leading-snug font-semibold">
            <PageLink href={mentorProfileHref(username)} className="min-w-0 break-words hover:text-leaf">
              {name}
            </PageLink>
            {isMentorVerified && (
              <>
                <i className="icon mt-0.5 size-5 shrink-0 text-leaf icon-badge-check" />
                <span className="sr-only">{profileMessages.verified}</span>
              </>
            )}
          </h3>
          <p className="text-sm text-ink-soft">{subjectsLine(subjects)}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
            {rating === null ? (
              <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf">{texts.new}</span>
            ) : (
              <span className="flex items-center gap-1.5">
                <StarRating rating={rating} />
                {averageText(rating)} <span className="text-ink-soft">({reviewCount})</span>
                <span className="sr-only"> {reviewCount === 1 ? "review" : "reviews"}</span>
              </span>
            )}
            {where && (
              <span className="flex items-center gap-1 text-ink-soft">
                <i className="icon size-4 icon-map-pin" />
                {where.text}
                {where.isDistance && <span className="sr-only"> {texts.away}</span>}
              </span>
            )}
          </p>
        </div>
      </div>
      <Button asChild className="mt-auto w-full">
        <PageLink href={bookMeetingHref(username)}>
          <i className="icon size-4 icon-phone" />
          {texts.bookCall}
          <span className="sr-only"> {texts.with(name)}</span>
        </PageLink>
      </Button>
    </article>
  );
}
