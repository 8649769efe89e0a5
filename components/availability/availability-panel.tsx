import type { OwnAvailability } from "@/lib/domain/meetings/availability.schema";
import { availabilityPanelTexts as texts } from "@/lib/domain/meetings/hours.messages";
import type { Busy } from "@/lib/domain/meetings/slots.rules";
import { AvailabilityEditor } from "./availability-editor";
import { HoursSummary } from "./hours-summary";

type AvailabilityPanelProps = {
  availability: OwnAvailability;
  /** The mentor's busy times in the next days. */
  busy: readonly Busy[];
  /** The server's time in milliseconds. */
  now: number;
  initialTab: string;
};

/** A mentor's hours: as text without JavaScript, and as a form with it. */
export function AvailabilityPanel({ availability, ...rest }: AvailabilityPanelProps) {
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-labelledby="bookable-title"
        className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <h2 id="bookable-title" className="font-display text-lg font-semibold">
          {texts.whatStudentsCan}
        </h2>
        {availability.isPaused && (
          <p className="flex items-start gap-2.5 rounded-control border border-brick px-4 py-3 font-medium text-brick">
            <i className="icon mt-0.5 size-5 shrink-0 icon-circle-pause" />
            {texts.pausingNobodyCan}
          </p>
        )}
        {availability.version === 0 ? (
          <p className="text-pretty">{texts.nobodyYet}</p>
        ) : (
          <HoursSummary availability={availability} now={new Date(rest.now)} />
        )}
      </section>
      <noscript>
        <p className="rounded-control border border-line bg-card p-4">{texts.changingHoursNeeds}</p>
      </noscript>
      <AvailabilityEditor availability={availability} {...rest} />
    </div>
  );
}
