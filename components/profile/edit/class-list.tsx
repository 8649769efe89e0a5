"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { classListTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { CLASS_FORMATS } from "@/lib/domain/profile/edit-profile.schema";
import { BLANK_CLASS, type ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { CheckFieldset, CheckPill } from "./check-group";
import { EntryList } from "./entry-list";
import { FeeFields } from "./fee-fields";
import { SelectField, TextField } from "./form-field";
import { SUBJECT_OPTIONS_ID } from "./subject-options";

const LEVEL_OPTIONS = EDUCATION_LEVELS.map(({ key, title }) => ({ value: key, label: title }));
const FORMAT_OPTIONS = CLASS_FORMATS.map((value) => ({ value, label: profileMessages.formats[value] }));

/** The classes that a mentor offers; parents filter by them. */
export function ClassList() {
  return (
    <EntryList
      name="classesOffered"
      title={texts.classesOffered}
      hint={texts.parentsFindThese}
      noun="class"
      blank={BLANK_CLASS}
    >
      {(index) => <ClassEntry index={index} />}
    </EntryList>
  );
}

function ClassEntry({ index }: { index: number }) {
  const { setValue, control } = useFormContext<ProfileFormValues>();
  const level = useWatch({ control, name: `classesOffered.${index}.educationLevel` });
  return (
    <>
      <TextField
        name={`classesOffered.${index}.subject`}
        label={texts.subject}
        list={SUBJECT_OPTIONS_ID}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name={`classesOffered.${index}.educationLevel`}
          label={texts.educationLevel}
          placeholder={texts.chooseLevel}
          options={LEVEL_OPTIONS}
          // Another level has other classes (docs/product.md, Input rules).
          onChosen={() => setValue(`classesOffered.${index}.specificClasses`, [], { shouldDirty: true })}
        />
        <SelectField
          name={`classesOffered.${index}.format`}
          label={texts.format}
          placeholder={texts.chooseFormat}
          options={FORMAT_OPTIONS}
        />
      </div>
      <ClassChoice index={index} level={level} />
      <FeeFields index={index} />
    </>
  );
}

function ClassChoice({ index, level }: { index: number; level: string }) {
  const { setValue, control, formState } = useFormContext<ProfileFormValues>();
  const name = `classesOffered.${index}.specificClasses` as const;
  const chosen = useWatch({ control, name });
  const classes = EDUCATION_LEVELS.find(({ key }) => key === level)?.classes;
  if (!classes) return null;

  function choose(label: string, isChosen: boolean) {
    const others = chosen.filter((one) => one !== label);
    setValue(name, isChosen ? [...others, label] : others, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <CheckFieldset name={name} title={texts.classes}>
      <div className="flex flex-wrap gap-2">
        {classes.map(({ label }) => (
          <CheckPill
            key={label}
            label={label}
            checked={chosen.includes(label)}
            onChange={(event) => choose(label, event.target.checked)}
          />
        ))}
      </div>
    </CheckFieldset>
  );
}
