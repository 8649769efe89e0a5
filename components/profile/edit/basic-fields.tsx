"use client";

import { basicFieldsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { TextareaField, TextField } from "./form-field";

/** Basic Info: the person. Only the name and the introduction are ever public. */
export function BasicFields({ isMentor }: { isMentor: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <TextField name="name" label={texts.name} required autoComplete="name" maxLength={100} />
      <TextareaField
        name="About"
        label={texts.about}
        rows={6}
        hint={isMentor ? texts.parentsReadThis : texts.fewWordsAbout}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="age" label={texts.age} hint={texts.neverShownOthers} inputMode="numeric" maxLength={3} />
        <TextField
          name="mobileNumber"
          label={texts.mobileNumber}
          hint={texts.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <TextField name="Address" label={texts.address} hint={texts.neverShownOthers} autoComplete="street-address" />
    </div>
  );
}
