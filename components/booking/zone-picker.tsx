import { Button } from "@/components/ui/button";
import { zonePickerTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { zonesByRegion } from "@/lib/domain/time/time-zone-list";
import { formatOffset } from "@/lib/domain/time/format-offset";
import { type BookingQuery, links } from "@/lib/links";
import { ZoneSelect } from "./zone-select";

const ID = "booking-zone";

type ZonePickerProps = {
  timeZone: string;
  /** The viewer's zone is unknown, so times are in the mentor's. */
  isMentors: boolean;
  /** The instant at which to compute the zone's offset. */
  now: Date;
  /** With an instant of the open day, which may be another day in another zone. */
  query: BookingQuery;
};

/** The zone in which times are shown, and a way to change it. */
export function ZonePicker({ timeZone, isMentors, now, query }: ZonePickerProps) {
  const { mentor, move, at } = query;
  const kept = { mentor, move, at };
  return (
    <form action={links.booking} className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex w-full flex-col gap-1.5 sm:w-64">
        <label htmlFor={ID} className="flex items-center gap-1.5 text-sm font-medium">
          <i className="icon size-4 text-leaf icon-globe" />
          {texts.timeZone}
        </label>
        <ZoneSelect id={ID} value={timeZone} query={kept} describedBy={`${ID}-hint`}>
          {zonesByRegion(timeZone).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ name, place }) => (
                <option key={name} value={name}>
                  {place}
                </option>
              ))}
            </optgroup>
          ))}
        </ZoneSelect>
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          {texts.showTimes}
        </Button>
      </noscript>
      <p id={`${ID}-hint`} className="text-sm text-ink-soft sm:pb-2.5">
        {`${timeZone} (${formatOffset(now, timeZone)})${isMentors ? texts.mentorsTimeZone : ""}`}
      </p>
    </form>
  );
}
