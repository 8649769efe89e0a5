"use client";

import { get, type Path, useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ProfileFormValues } from "@/lib/domain/profile/profile-form";

type Name = Path<ProfileFormValues>;

/** The id of a field's control; the completeness meter links to it. */
export const fieldId = (name: string) => `edit-${name.replaceAll(".", "-")}`;

/** The props of a control in the dialog: its registration and its error. */
function useFormField(name: Name, hint?: string, errorName: Name = name) {
  const { register, formState, getFieldState } = useFormContext<ProfileFormValues>();
  const id = fieldId(name);
  const error = (get(formState.errors, errorName) as { message?: string } | undefined)?.message;
  const { isTouched } = getFieldState(name, formState);
  return {
    field: { id, error, isValid: isTouched && !error, hint },
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
      ...register(name),
    },
  };
}

type FormFieldProps = { name: Name; label: string; hint?: string; className?: string };

type TextFieldProps = FormFieldProps &
  Omit<React.ComponentProps<"input">, "name"> & {
    /** Where the contract's schema puts the field's error, when that is not the field itself. */
    errorName?: Name;
  };

/** A line of text. */
export function TextField({ name, label, hint, className, errorName, ...input }: TextFieldProps) {
  const { field, control } = useFormField(name, hint, errorName);
  return (
    <Field {...field} isValid={field.isValid && input.required} label={label} className={className}>
      <Input {...input} {...control} />
    </Field>
  );
}

/** A text of several lines. */
export function TextareaField({ name, label, hint, rows }: FormFieldProps & { rows: number }) {
  const { field, control } = useFormField(name, hint);
  return (
    <Field {...field} isValid={false} label={label}>
      <Textarea {...control} rows={rows} />
    </Field>
  );
}

type SelectFieldProps = FormFieldProps & {
  /** Shown until something is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  onChosen?: (value: string) => void;
};

/** A choice of one option. */
export function SelectField({ name, label, hint, className, placeholder, options, onChosen }: SelectFieldProps) {
  const { field, control } = useFormField(name, hint);
  return (
    <Field {...field} isValid={false} label={label} className={className}>
      <Select
        {...control}
        onChange={(event) => {
          onChosen?.(event.target.value);
          return control.onChange(event);
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
