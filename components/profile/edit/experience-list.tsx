"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { experienceListTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import { BLANK_EXPERIENCE, type ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { EntryList } from "./entry-list";
import { TextField } from "./form-field";
import { SUBJECT_OPTIONS_ID } from "./subject-options";

/** A mentor's past and current teaching experience. */
export function ExperienceList() {
  return (
    <EntryList
      name="teachingExperiences"
      title={texts.teachingExperience}
      hint={texts.leaveEmptyIf}
      noun="post"
      blank={BLANK_EXPERIENCE}
    >
      {(index) => <ExperienceEntry index={index} />}
    </EntryList>
  );
}

function ExperienceEntry({ index }: { index: number }) {
  const { control, register, setValue } = useFormContext<ProfileFormValues>();
  const name = `teachingExperiences.${index}` as const;
  const isCurrent = useWatch({ control, name: `${name}.currentlyTeaching` });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name={`${name}.institution`} label={texts.institution} autoComplete="off" />
        <TextField name={`${name}.subject`} label={texts.subject} list={SUBJECT_OPTIONS_ID} autoComplete="off" />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 self-start">
        <input
          type="checkbox"
          {...register(`${name}.currentlyTeaching`, {
            onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
              if (event.target.checked) setValue(`${name}.to`, "", { shouldDirty: true });
            },
          })}
          className="size-4.5 accent-leaf"
        />
        {texts.iCurrentlyTeach}
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name={`${name}.from`} label={texts.from} type="date" />
        {!isCurrent && <TextField name={`${name}.to`} label={texts.to} type="date" />}
      </div>
    </>
  );
}
