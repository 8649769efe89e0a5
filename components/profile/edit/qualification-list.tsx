"use client";

import { qualificationListTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { BLANK_QUALIFICATION } from "@/lib/domain/profile/profile-form";
import { EntryList } from "./entry-list";
import { TextField } from "./form-field";

/** Degrees and certificates. */
export function QualificationList() {
  return (
    <EntryList name="qualifications" title={texts.qualifications} noun="qualification" blank={BLANK_QUALIFICATION}>
      {(index) => <QualificationEntry index={index} />}
    </EntryList>
  );
}

function QualificationEntry({ index }: { index: number }) {
  const name = `qualifications.${index}` as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name={`${name}.degree`} label={texts.degree} placeholder={texts.bSc} autoComplete="off" />
        <TextField name={`${name}.field`} label={texts.fieldStudy} placeholder={texts.mathematics} autoComplete="off" />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField name={`${name}.institution`} label={texts.institution} autoComplete="off" />
        <TextField name={`${name}.year`} label={texts.year} inputMode="numeric" maxLength={4} autoComplete="off" />
      </div>
      <TextField name={`${name}.detail`} label={texts.detail} hint={texts.optionalSuchAs} />
    </>
  );
}
