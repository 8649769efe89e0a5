import { aboutPanelTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { ExperienceTimeline } from "./experience-timeline";
import { NothingYet, PanelSection } from "./panel-section";

/** The mentor's own words, subjects and teaching experience. */
export function AboutPanel({
  profile: { name, about, subjects, teachingExperiences },
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
      {subjects.length > 0 && (
        <PanelSection title={texts.subjects}>
          <ul className="flex flex-wrap gap-2">
            {subjects.map((subject) => (
              <li key={subject} className="rounded-full bg-leaf-wash px-4 py-1.5 font-medium">
                {subject}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
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
