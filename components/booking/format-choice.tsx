import { cn } from "@/components/ui/class-names";
import type { ComponentProps } from "react";
import { formatChoiceTexts as texts } from "@/lib/domain/meetings/booking.messages";
import type { MeetingFormat } from "@/lib/domain/meetings/meeting";

type FormatChoiceProps = {
  /** The mentor's formats; at least one. */
  formats: readonly MeetingFormat[];
  mentorName: string;
  /** The choice in a posted form. */
  chosen: string | undefined;
  /** Registers the choice with the form. */
  control: Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref">;
};

const ICONS = { online: "icon-laptop", in_person: "icon-house" } satisfies Record<MeetingFormat, string>;
const TITLES = { online: texts.online, in_person: texts.inPerson } satisfies Record<MeetingFormat, string>;

const explain = (format: MeetingFormat, mentorName: string) =>
  format === "online" ? texts.videoRoomIts : texts.whereTeachesWhere(mentorName);

/** Online or in person; a single format is shown as text and sent along. */
export function FormatChoice({ formats, mentorName, chosen, control }: FormatChoiceProps) {
  const { name, onChange, onBlur, ref } = control;
  const preset = formats.find((format) => format === chosen) ?? formats[0];
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{texts.where}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {formats.map((format) => {
          return (
            <label
              key={format}
              className="relative flex cursor-pointer items-start gap-3 rounded-control border border-line bg-card p-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash"
            >
              <input
                {...{ name, onChange, onBlur, ref }}
                type="radio"
                value={format}
                defaultChecked={format === preset}
                className="mt-0.5 size-5 shrink-0 accent-leaf"
              />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 font-medium">
                  <i className={cn("icon size-4 text-leaf", ICONS[format])} />
                  {TITLES[format]}
                </span>
                <span className="block text-sm text-pretty text-ink-soft">{explain(format, mentorName)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
