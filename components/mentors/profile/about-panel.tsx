import { BOARDS } from "@/lib/catalogue/boards";
import { LANGUAGES } from "@/lib/catalogue/languages";
import { aboutPanelTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { ExperienceTimeline } from "./experience-timeline";
import { NothingYet, PanelSection } from "./panel-section";

/** The mentor's own words, subjects, languages, boards and teaching experience. */
export function AboutPanel({
  profile: { name, about, subjects, languages, boards, teachingExperiences },
}: {
  profile: PublicMentorProfile;
}) {
  return (
    <div className="flex flex-col gap-9">
      <PanelSection title={texts.about(name)}>
        {about ? (
          <p className="max-w-prose text-lg break-words whitespace-pre-line">{about}</p>
        ) : (
          <NothingYet>{texts.hasNotWritten(name)}</NothingYet>
        )}
      </PanelSection>
      <Chips title={texts.subjects} items={subjects} />
      <Chips
        title={texts.languages}
        items={LANGUAGES.filter(({ key }) => languages.includes(key)).map((language) => language.name)}
      />
      <Chips title={texts.boards} items={BOARDS.filter(({ key }) => boards.includes(key)).map((board) => board.name)} />
      <PanelSection title={texts.teachingExperience}>
        {teachingExperiences.length > 0 ? (
          <ExperienceTimeline experiences={teachingExperiences} />
        ) : (
          <NothingYet>{texts.noEarlierTeaching}</NothingYet>
        )}
      </PanelSection>
    </div>
  );
}

/** A row of chips; nothing without items. */
function Chips({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <PanelSection title={title}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item} className="rounded-full bg-leaf-wash px-4 py-1.5 font-medium">
            {item}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
