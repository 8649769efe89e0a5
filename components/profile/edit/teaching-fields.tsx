"use client";

import { teachingFieldsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { BLANK_SUBJECT } from "@/lib/domain/profile/profile-form";
import { PROFICIENCIES } from "@/lib/domain/profile/edit-profile.schema";
import { ClassList } from "./class-list";
import { EntryList } from "./entry-list";
import { ExperienceList } from "./experience-list";
import { SelectField, TextField } from "./form-field";
import { SUBJECT_OPTIONS_ID, SubjectOptions } from "./subject-options";

const PROFICIENCY_OPTIONS = PROFICIENCIES.map((value) => ({ value, label: value }));

/** Teaching Info: what, whom, where until now. */
export function TeachingFields() {
  return (
    <div className="flex flex-col gap-9">
      <SubjectOptions />
      <SelectField
        name="proficiency"
        label={texts.proficiency}
        placeholder={texts.chooseProficiency}
        options={PROFICIENCY_OPTIONS}
      />
      <EntryList name="subjects" title={texts.subjects} noun="subject" blank={BLANK_SUBJECT} isPlain>
        {(index) => <SubjectField index={index} />}
      </EntryList>
      <ClassList />
      <ExperienceList />
    </div>
  );
}

function SubjectField({ index }: { index: number }) {
  return (
    <TextField
      name={`subjects.${index}.name`}
      errorName={`subjects.${index}`}
      label={texts.subject(index)}
      list={SUBJECT_OPTIONS_ID}
      autoComplete="off"
    />
  );
}
