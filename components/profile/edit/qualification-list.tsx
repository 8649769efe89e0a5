"use client";

import { BLANK_QUALIFICATION } from "@/lib/domain/profile/profile-form";
import { EntryList } from "./entry-list";
import { TextField } from "./form-field";

/** Degrees and certificates. */
export function QualificationList() {
  return (
    <EntryList name="qualifications" title="Qualifications" noun="qualification" blank={BLANK_QUALIFICATION}>
      {(index) => <QualificationEntry index={index} />}
    </EntryList>
  );
}

function QualificationEntry({ index }: { index: number }) {
  const name = `qualifications.${index}` as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name={`${name}.degree`} label="Degree" placeholder="B.Sc." autoComplete="off" />
        <TextField name={`${name}.field`} label="Field of study" placeholder="Mathematics" autoComplete="off" />
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField name={`${name}.institution`} label="Institution" autoComplete="off" />
        <TextField name={`${name}.year`} label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
      </div>
      <TextField name={`${name}.detail`} label="Detail" hint="Optional, such as a grade or an award." />
    </>
  );
}
