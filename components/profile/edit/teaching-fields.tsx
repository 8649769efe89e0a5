"use client";

import { BOARDS } from "@/lib/catalogue/boards";
import { LANGUAGES } from "@/lib/catalogue/languages";
import { teachingFieldsTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { BLANK_SUBJECT } from "@/lib/domain/profile/profile-form";
import { PROFICIENCIES } from "@/lib/domain/profile/edit-profile.schema";
import { CatalogueField } from "./check-group";
import { ClassList } from "./class-list";
import { EntryList } from "./entry-list";
import { ExperienceList } from "./experience-list";
import { SelectField, TextField } from "./form-field";
import { InPersonFields } from "./in-person-fields";
import { SUBJECT_OPTIONS_ID, SubjectOptions } from "./subject-options";

const PROFICIENCY_OPTIONS = PROFICIENCIES.map((value) => ({ value, label: value }));

/** Teaching Info: subjects, classes, fees, places and languages. */
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
      <TextField
        name="firstMeetingFee.amount"
        label={texts.firstMeetingFee}
        hint={texts.firstMeetingHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        className="sm:max-w-sm"
      />
      <InPersonFields />
      <CatalogueField name="languages" title={texts.languages} hint={texts.languagesHint} options={LANGUAGES} />
      <CatalogueField name="boards" title={texts.boards} hint={texts.boardsHint} options={BOARDS} />
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
