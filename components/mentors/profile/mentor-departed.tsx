import { PageLink } from "@/components/ui/page-link";
import { MentorStrip } from "@/components/mentors/listing/mentor-grid";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { mentorDepartedTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { links, listingHref } from "@/lib/links";

type MentorDepartedProps = {
  mentors: readonly ListedMentor[];
  /** Names of the subjects that the mentors match; empty when the mentors are unrelated. */
  subjects: readonly string[];
};

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Shown at the address of a mentor who has left, with other mentors of the same subjects. */
export function MentorDeparted({ mentors, subjects }: MentorDepartedProps) {
  const isSame = subjects.length > 0;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-4 pb-16 sm:px-6">
      <Breadcrumbs
        items={[
          { label: texts.home, href: links.home },
          { label: texts.mentors, href: links.mentors },
          { label: profileMessages.departed },
        ]}
      />
      <div className="flex flex-col items-start gap-6 sm:flex-row sm:items-center sm:gap-10">
        <Illustration name="empty-mentors" width={216} height={168} eager className="w-40 sm:w-54" />
        <div className="flex flex-col items-start gap-3">
          <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{profileMessages.departed}</h1>
          <p className="max-w-prose text-lg text-pretty text-ink-soft">
            {isSame ? profileMessages.departedSubjects : profileMessages.departedOthers}
          </p>
        </div>
      </div>
      {mentors.length > 0 && (
        <section aria-labelledby="similar-mentors" className="flex flex-col gap-4 rounded-card bg-leaf-wash p-4 sm:p-6">
          <h2 id="similar-mentors" className="font-display text-xl font-semibold text-balance">
            {isSame ? texts.mentorsWhoTeach(anyOf.format(subjects)) : texts.otherMentors}
          </h2>
          <MentorStrip mentors={mentors} />
        </section>
      )}
      <nav aria-label={texts.moreMentors} className="flex flex-wrap gap-3">
        <Button asChild>
          <PageLink href={links.mentors}>{texts.seeAllMentors}</PageLink>
        </Button>
        {subjects.map((subject) => (
          <Button key={subject} asChild variant="secondary">
            <PageLink href={listingHref({ subject })}>{texts.moreMentorsOf(subject)}</PageLink>
          </Button>
        ))}
      </nav>
    </div>
  );
}
