"use client";

import { moveMeetingAction } from "@/lib/actions/meeting.actions";
import { moveSchema } from "@/lib/domain/meetings/booking.schema";
import { type ChosenTime, ConfirmForm } from "./confirm-form";
import { MeetingTime, type TwoZones } from "./meeting-time";

/** Nothing is typed here: the meeting stays what it is. */
const typedSchema = moveSchema.pick({});

type ConfirmMoveProps = ChosenTime & {
  zones: TwoZones;
  meetingId: string;
  /** When the meeting is now; ISO 8601. */
  previousStart: string;
  here: string;
};

/** The old time and the new one. */
export function ConfirmMove({ meetingId, previousStart, ...time }: ConfirmMoveProps) {
  return (
    <ConfirmForm
      {...time}
      label="Moving the meeting"
      action={moveMeetingAction}
      schema={typedSchema}
      hidden={{ meetingId }}
      submitLabel="Confirm"
      busyLabel="Moving"
      before={<MeetingTime {...time.zones} startsAt={previousStart} label="Until now" isGone />}
    />
  );
}
