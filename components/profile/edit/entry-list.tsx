"use client";

import { type ReactNode, useRef } from "react";
import { type FieldArrayPath, get, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { entryListTexts as texts } from "@/lib/domain/profile/edit-dialog.messages";
import type { ProfileFormValues } from "@/lib/domain/profile/profile-form";
import { fieldId } from "./form-field";

type EntryListProps<N extends FieldArrayPath<ProfileFormValues>> = {
  name: N;
  title: string;
  hint?: string;
  /** The name of an entry: "Add a …", "Remove … 2". */
  noun: string;
  blank: ProfileFormValues[N][number];
  children: (index: number) => ReactNode;
  /** Single-line entries have no frame. */
  isPlain?: boolean;
};

/** A list of entries to add and remove; the last one stays (docs/product.md, Input rules). */
export function EntryList<N extends FieldArrayPath<ProfileFormValues>>(props: EntryListProps<N>) {
  const { name, title, hint, noun, blank, children, isPlain = false } = props;
  const { control, formState } = useFormContext<ProfileFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const own = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const error = own?.message ?? own?.root?.message;
  const id = fieldId(name);
  const capital = noun[0]!.toUpperCase() + noun.slice(1);

  function add() {
    append(structuredClone(blank) as never, { shouldFocus: false });
    // Focuses the new entry's first field once it is rendered.
    requestAnimationFrame(() => {
      const rows = document.querySelectorAll(`#${id} > ul > li`);
      rows[rows.length - 1]?.querySelector<HTMLElement>("input, select")?.focus();
    });
  }

  function take(index: number) {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <fieldset id={id} className="flex flex-col gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-display text-lg font-semibold">{title}</legend>
      {hint && <p className="-mt-2 text-sm text-ink-soft">{hint}</p>}
      <ul className="flex flex-col gap-3">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className={isPlain ? "flex items-start gap-2" : "flex flex-col gap-4 rounded-card border border-line p-4"}
          >
            {isPlain ? (
              <div className="min-w-0 flex-1">{children(index)}</div>
            ) : (
              <fieldset className="flex flex-col gap-4">
                <legend className="mb-2 text-sm font-medium text-ink-soft">
                  {capital} {index + 1}
                </legend>
                {children(index)}
              </fieldset>
            )}
            {fields.length > 1 && (
              <button
                type="button"
                onClick={() => take(index)}
                aria-label={texts.remove(noun, index)}
                className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 self-end rounded-control px-3 text-sm font-medium text-brick hover:bg-leaf-wash"
              >
                <i className="icon size-4 icon-trash" />
                {!isPlain && texts.removeButton}
              </button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-brick">
          {error}
        </p>
      )}
      <Button ref={addButton} type="button" variant="secondary" onClick={add} className="self-start">
        <i className="icon size-4 icon-plus" />
        {texts.add(noun)}
      </Button>
    </fieldset>
  );
}
