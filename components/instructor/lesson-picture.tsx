import { cn } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import { INSTRUCTOR_PROMISES } from "@/lib/catalogue/instructor";
import { lessonPictureTexts as texts } from "@/lib/catalogue/instructor.messages";

const ICONS = ["icon-map-pin-off", "icon-eye-off", "icon-message-square-text"] as const;

/** A picture of a lesson in place of a video. It is not clickable. */
export function LessonPicture() {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-card">
      <Illustration
        name="instructor-video"
        alt={texts.lessonTabletTeacher}
        width={640}
        height={360}
        className="aspect-video h-auto w-full"
      />
      <figcaption className="border-t border-line px-4 py-3 text-sm text-ink-soft">{texts.firstLessonAs}</figcaption>
    </figure>
  );
}

/** What the site promises to mentors. */
export function InstructorPromises() {
  return (
    <section aria-labelledby="promises-heading" className="flex flex-col gap-4">
      <h2 id="promises-heading" className="font-display text-xl font-bold">
        {texts.whatCanRely}
      </h2>
      <ul className="flex flex-col gap-4">
        {INSTRUCTOR_PROMISES.map(({ title, text }, index) => {
          return (
            <li key={title} className="flex gap-3.5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-wash text-leaf">
                <i className={cn("icon size-5", ICONS[index])} />
              </span>
              <div>
                <h3 className="font-display font-semibold">{title}</h3>
                <p className="text-sm text-pretty text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
