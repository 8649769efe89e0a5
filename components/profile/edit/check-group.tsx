"use client";

import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import type { ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { fieldId } from "./form-field";

/** A checkbox with a large touch target. */
export function CheckPill({ label, ...input }: { label: string } & React.ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-ink-soft/70 px-4 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash">
      <input type="checkbox" {...input} className="size-4 accent-leaf" />
      {label}
    </label>
  );
}

type CheckFieldsetProps = {
  /** The field whose error is shown below. */
  name: string;
  title: string;
  hint?: string;
  /** Whether it is a section of the tab; otherwise it is part of an entry. */
  isSection?: boolean;
  children: ReactNode;
};

/** Checkboxes under one title, with their error. */
export function CheckFieldset({ name, title, hint, isSection = false, children }: CheckFieldsetProps) {
  const { formState } = useFormContext<ProfileFormValues>();
  const error = (get(formState.errors, name) as { message?: string } | undefined)?.message;
  const id = fieldId(name);
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className={isSection ? "mb-1 font-display text-lg font-semibold" : "mb-1.5 text-sm font-medium"}>
        {title}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-brick">
          <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CatalogueFieldProps = {
  name: "languages" | "boards";
  title: string;
  hint: string;
  options: readonly { key: string; name: string }[];
};

/** A choice of several catalogue entries. */
export function CatalogueField({ name, title, hint, options }: CatalogueFieldProps) {
  const { register } = useFormContext<ProfileFormValues>();
  return (
    <CheckFieldset name={name} title={title} hint={hint} isSection>
      <div className="flex flex-wrap gap-2">
        {options.map(({ key, name: label }) => (
          <CheckPill key={key} label={label} value={key} {...register(name)} />
        ))}
      </div>
    </CheckFieldset>
  );
}
