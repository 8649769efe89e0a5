"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { bookMeetingAction } from "@/lib/actions/meeting.actions";
import { draftFor, forgetDraft, keepDraft } from "@/lib/client/booking-draft";
import { confirmBookingTexts as texts } from "@/lib/domain/meetings/booking.messages";
import type { MeetingFormat } from "@/lib/domain/meetings/meeting";
import { type ChosenTime, ConfirmForm } from "./confirm-form";
import { FormatChoice } from "./format-choice";
import type { TwoZones } from "./meeting-time";

const loadSchema = () =>
  import("@/lib/domain/meetings/booking.schema").then(({ bookingDetailsSchema }) => bookingDetailsSchema);

type ConfirmBookingProps = ChosenTime & {
  zones: TwoZones;
  /** Username. */
  mentor: string;
  formats: readonly MeetingFormat[];
  /** Classes that the mentor teaches. */
  classNames: readonly string[];
  idempotencyKey: string;
  here: string;
};

/** The chosen time, and the topic of the meeting. The topic survives choosing another time or signing in again. */
export function ConfirmBooking({ mentor, formats, classNames, idempotencyKey, ...time }: ConfirmBookingProps) {
  const { zones } = time;
  const [draft] = useState(() => draftFor(mentor));
  return (
    <ConfirmForm
      {...time}
      label={texts.booking}
      timeLabel={texts.yourTime}
      action={bookMeetingAction}
      schema={loadSchema}
      hidden={{ mentor, timeZone: zones.timeZone, idempotencyKey }}
      submitLabel={texts.confirm}
      busyLabel={texts.booking}
      draft={draft}
      onDone={forgetDraft}
      fields={({ state, fieldProps }) => {
        const contact = fieldProps("contact");
        const topic = fieldProps("topic");
        const className = fieldProps("className");
        return (
          <div
            className="group/where contents"
            onChange={({ currentTarget }) => keepDraft(mentor, new FormData(currentTarget.closest("form")!))}
          >
            <FormatChoice
              formats={formats}
              mentorName={zones.other.name}
              chosen={state.status === "failed" ? state.values.format : draft.format}
              control={fieldProps("format").control}
            />
            {formats.includes("in_person") && (
              <Field
                label={texts.placePhoneNumber}
                hint={texts.whereCanMeet(zones.other.name)}
                {...contact.field}
                className="hidden group-has-[[value=in\_person]:checked]/where:flex"
              >
                <Input
                  {...contact.control}
                  aria-required
                  aria-describedby={contact.control["aria-describedby"] ?? `${contact.field.id}-hint`}
                  autoComplete="off"
                  dir="auto"
                />
              </Field>
            )}
            {classNames.length > 0 && (
              <Field label={texts.classOptional} {...className.field} isValid={false} className="sm:w-64">
                <Select {...className.control}>
                  <option value="">{texts.notChosen}</option>
                  {classNames.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label={texts.topicOptional} hint={texts.whatShouldBe} {...topic.field} isValid={false}>
              <Input {...topic.control} autoComplete="off" dir="auto" />
            </Field>
          </div>
        );
      }}
    />
  );
}
