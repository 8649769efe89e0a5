import { PageLink } from "@/components/ui/page-link";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { MentorGrid } from "@/components/mentors/listing/mentor-grid";
import { StructuredData } from "@/components/structured-data/structured-data";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";
import { paperClassTitle, papersOfSubject } from "@/lib/domain/papers/papers.rules";
import { townLabel } from "@/lib/domain/places/town.rules";
import { mentorList } from "@/lib/domain/structured-data/item-list.rules";
import type { TutorArea } from "@/lib/domain/tutors/tutor-area";
import { areaHref, areaIntro, areaTitle, townMapHref } from "@/lib/domain/tutors/tutor-area.rules";
import { tutorAreaViewTexts as texts } from "@/lib/domain/tutors/tutors-page.messages";
import { tutorsMessages } from "@/lib/domain/tutors/tutors.messages";
import { links, listingHref, paperHref } from "@/lib/links";
import { TutorLinks } from "./tutor-links";

/** For buttons that name a subject: long names take two lines on a phone. */
const MAY_WRAP = "py-2 text-center text-balance whitespace-normal";

type TutorAreaViewProps = {
  area: TutorArea;
  /** Any whole address of this site. */
  base: string;
};

/** Tutors of a subject in a town or in all of India, with related links. */
export function TutorAreaView({ area, base }: TutorAreaViewProps) {
  const { subject, town, mentors, mentorCount } = area;
  const place = town?.name ?? texts.india;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 pt-4 pb-16 sm:px-6">
      <div className="flex flex-col gap-6">
        <Breadcrumbs
          items={[
            { label: texts.home, href: links.home },
            { label: tutorsMessages.tutors, href: links.tutors },
            { label: subject.name, href: areaHref(subject, null) },
            ...(town ? [{ label: town.name }] : []),
          ]}
          base={base}
        />
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-3xl font-bold text-balance sm:text-4xl">{areaTitle(subject, town)}</h1>
          {mentorCount > 0 && <p className="max-w-prose text-lg text-pretty text-ink-soft">{areaIntro(area)}</p>}
        </header>
        {mentors.length === 0 ? <NobodyHere area={area} /> : <Tutors area={area} base={base} />}
      </div>
      <TutorLinks
        id="tutor-towns"
        title={town ? tutorsMessages.neighbours(subject.name) : tutorsMessages.towns(subject.name)}
        items={area.towns.map((entry) => ({
          href: areaHref(subject, entry.town),
          label: townLabel(entry.town),
          mentorCount: entry.mentorCount,
        }))}
      />
      <TutorLinks
        id="tutor-subjects"
        title={tutorsMessages.subjects(place)}
        items={area.subjects.map((entry) => ({
          href: areaHref(entry.subject, town),
          label: entry.subject.name,
          mentorCount: entry.mentorCount,
        }))}
      />
      <TutorLinks
        id="tutor-papers"
        title={tutorsMessages.papers(subject.name)}
        items={papersOfSubject(subject).map(({ paperClass, subject: { name } }) => ({
          href: paperHref(paperClass.name, name),
          label: paperClassTitle(paperClass.name),
        }))}
      />
    </div>
  );
}

function Tutors({ area: { subject, town, mentors, mentorCount }, base }: TutorAreaViewProps) {
  return (
    <>
      <StructuredData data={mentorList(mentors, { name: areaTitle(subject, town), base, total: mentorCount })} />
      <MentorGrid mentors={mentors} sought={subject.name} />
      {mentorCount > mentors.length && <p className="text-ink-soft">{tutorsMessages.more(mentors.length)}</p>}
      <div className="flex flex-wrap gap-3">
        {town && (
          <Button asChild>
            <PageLink href={townMapHref(subject, town)} rel="nofollow">
              {tutorsMessages.map}
            </PageLink>
          </Button>
        )}
        <Button asChild variant={town ? "secondary" : "primary"} className={MAY_WRAP}>
          <PageLink href={listingHref({ subject: subject.name })}>{tutorsMessages.all(subject.name)}</PageLink>
        </Button>
      </div>
    </>
  );
}

/** Says that nobody teaches the subject here, with links to continue. */
function NobodyHere({ area: { subject, town } }: Pick<TutorAreaViewProps, "area">) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Illustration name="empty-mentors" width={288} height={224} />
      <p className="font-display text-xl font-semibold text-balance">
        {tutorsMessages.empty(subject.name, town?.name ?? texts.india)}
      </p>
      <p className="max-w-md text-pretty text-ink-soft">{tutorsMessages.emptyHint}</p>
      <Button asChild className={`mt-2 ${MAY_WRAP}`}>
        <PageLink href={town ? areaHref(subject, null) : links.mentors}>
          {town ? areaTitle(subject, null) : texts.findMentors}
        </PageLink>
      </Button>
    </div>
  );
}
