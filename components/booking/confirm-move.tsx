"use client";

import { moveMeetingAction } from "@/lib/actions/meeting.actions";
import { moveSchema } from "@/lib/domain/meetings/booking.schema";
import { type ChosenTime, ConfirmForm } from "./confirm-form";
import type { TwoZones } from "./meeting-time";

/** Nothing is typed here: the meeting stays what it is. */
const typedSchema = moveSchema.pick({});

type ConfirmMoveProps = ChosenTime & {
  zones: TwoZones;
  meetingId: string;
  here: string;
};

/** The new time; the old one stands with the meeting. */
export function ConfirmMove({ meetingId, ...time }: ConfirmMoveProps) {
  return (
    <ConfirmForm
      {...time}
      label="Moving the meeting"
      timeLabel="New time"
      action={moveMeetingAction}
      schema={typedSchema}
      hidden={{ meetingId }}
      submitLabel="Confirm"
      busyLabel="Moving"
    />
  );
}
