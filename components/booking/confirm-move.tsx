"use client";

import { moveMeetingAction } from "@/lib/actions/meeting.actions";
import { confirmMoveTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { type ChosenTime, ConfirmForm } from "./confirm-form";
import type { TwoZones } from "./meeting-time";

/** Nothing is typed here: the meeting stays what it is. */
const loadSchema = () => import("@/lib/domain/meetings/booking.schema").then(({ moveSchema }) => moveSchema.pick({}));

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
      label={texts.movingMeeting}
      timeLabel={texts.newTime}
      action={moveMeetingAction}
      schema={loadSchema}
      hidden={{ meetingId }}
      submitLabel={texts.confirm}
      busyLabel={texts.moving}
    />
  );
}
