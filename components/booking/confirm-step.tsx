import type { ReactNode } from "react";
import { confirmStepTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { type BookingQuery, bookingHref } from "@/lib/links";
import { ArrivalHeading } from "./arrival-heading";
import { BookingLink } from "./booking-navigation";
import { DeviceZone } from "./device-zone";
import { StepPanel } from "./step-panel";

const HEADING = "confirm-time";

type ConfirmStepProps = {
  title: string;
  /** The state, including the chosen time. */
  query: BookingQuery;
  /** The displayed zone, and the browser's if the server knows it. */
  timeZone: string;
  deviceZone: string | undefined;
  children: ReactNode;
};

/** The second step, with a link back to the times. */
export function ConfirmStep({ title, query, timeZone, deviceZone, children }: ConfirmStepProps) {
  return (
    <StepPanel labelledBy={HEADING}>
      <DeviceZone known={deviceZone} shown={timeZone} isChosen={query.zone !== undefined} />
      <div className="flex flex-col gap-1">
        <BookingLink
          href={bookingHref({ ...query, slot: undefined })}
          className="-mt-2 inline-flex min-h-11 items-center gap-2 self-start font-medium text-leaf underline-offset-4 hover:underline"
        >
          <i className="icon size-4 icon-arrow-left" />
          {texts.chooseAnotherTime}
        </BookingLink>
        <ArrivalHeading id={HEADING}>{title}</ArrivalHeading>
      </div>
      {children}
      <p className="text-sm text-ink-soft">{texts.bothGetMail}</p>
    </StepPanel>
  );
}
