"use client";

import { notify } from "@/components/feedback/toaster";
import { moveMeetingAction } from "@/lib/actions/meeting.actions";
import { confirmMoveTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { type ChosenTime, ConfirmForm } from "./confirm-form";
import type { TwoZones } from "./meeting-time";

/** Only the time changes, so there are no fields to fill in. */
const loadSchema = () => import("@/lib/domain/meetings/booking.schema").then(({ moveSchema }) => moveSchema.pick({}));

type ConfirmMoveProps = ChosenTime & {
  zones: TwoZones;
  meetingId: string;
  here: string;
};

/** The new time; the old one is shown with the meeting. */
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
      onDone={notify.success}
    />
  );
}
