"use client";

import { TextareaField, TextField } from "./form-field";

/** Basic Info: who somebody is. Only the name and the introduction are ever public. */
export function BasicFields({ isMentor }: { isMentor: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <TextField name="name" label="Name" required autoComplete="name" maxLength={100} />
      <TextareaField
        name="About"
        label="About"
        rows={6}
        hint={
          isMentor
            ? "Parents read this first: how you teach, whom you have helped, what a first lesson is like."
            : "A few words about you or your child."
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="age" label="Age" hint="Never shown to others." inputMode="numeric" maxLength={3} />
        <TextField
          name="mobileNumber"
          label="Mobile number"
          hint="10 digits, never shown to others."
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <TextField name="Address" label="Address" hint="Never shown to others." autoComplete="street-address" />
    </div>
  );
}
