"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { lessonsInPerson } from "@/lib/domain/mentors/teaching-modes.rules";
import { inPersonFieldsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { inPerson, type ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { CheckFieldset, CheckPill } from "./check-group";
import { TextField } from "./form-field";

/** Where lessons in person take place; nothing for a mentor who teaches online only. */
export function InPersonFields() {
  const { control, register } = useFormContext<ProfileFormValues>();
  const [classesOffered, reachKm, hostsStudents] = useWatch({
    control,
    name: ["classesOffered", "reachKm", "hostsStudents"],
  });
  if (!lessonsInPerson(inPerson({ classesOffered, reachKm, hostsStudents }).formats)) return null;
  return (
    <CheckFieldset name="hostsStudents" title={texts.lessonsInPerson} hint={texts.hint} isSection>
      <div className="flex flex-col items-start gap-4">
        <CheckPill label={texts.atMyPlace} {...register("hostsStudents")} />
        <TextField
          name="reachKm"
          label={texts.reach}
          hint={texts.reachHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className="w-full sm:max-w-sm"
        />
      </div>
    </CheckFieldset>
  );
}
