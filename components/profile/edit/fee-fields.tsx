"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FEE_PERIODS, feeText } from "@/lib/domain/mentors/fee.rules";
import { feeFieldsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { feeOfFields, type ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { SelectField, TextField } from "./form-field";

const PERIOD_OPTIONS = FEE_PERIODS.map((value) => ({ value, label: texts.periods[value] }));

/** The fee of a class. Typed values survive a change of the period. */
export function FeeFields({ index }: { index: number }) {
  const { control } = useFormContext<ProfileFormValues>();
  const name = `classesOffered.${index}.fee` as const;
  const values = useWatch({ control, name });
  const fee = feeOfFields(values);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name={`${name}.per`} label={texts.fee} placeholder={texts.ask} options={PERIOD_OPTIONS} />
        {values.per !== "" && (
          <TextField
            name={`${name}.amount`}
            label={texts.amount}
            hint={fee ? texts.shownAs(feeText(fee)) : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
          />
        )}
      </div>
      {values.per === "month" && (
        <div className="grid grid-cols-2 items-end gap-4">
          <TextField name={`${name}.lessonsPerWeek`} label={texts.lessonsPerWeek} inputMode="numeric" maxLength={2} />
          <TextField name={`${name}.lessonMinutes`} label={texts.lessonMinutes} inputMode="numeric" maxLength={3} />
        </div>
      )}
    </>
  );
}
