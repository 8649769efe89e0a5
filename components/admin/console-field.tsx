"use client";

import { createContext, type ReactNode, useContext } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";

const Posted = createContext<Readonly<Record<string, string>>>({});

type PostedValuesProps = { values: Readonly<Record<string, string>>; children: ReactNode };

/** Gives fields what was typed into a form that came back with an error. */
export function PostedValues({ values, children }: PostedValuesProps) {
  return <Posted value={values}>{children}</Posted>;
}

type ConsoleFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  kind?: "text" | "date" | "datetime-local" | "words" | "table";
  /** Makes it a choice: labels by value. */
  options?: Readonly<Record<string, string>>;
  value?: string;
  /** First day of a date, as "2026-03-04". */
  min?: string;
  maxLength?: number;
  required?: boolean;
};

/** A field of a `ConsoleForm`. It keeps its text when a form without JavaScript comes back with an error. */
export function ConsoleField({ id, label, hint, kind = "text", options, value, ...control }: ConsoleFieldProps) {
  const posted = useContext(Posted)[control.name];
  const given = {
    id,
    ...control,
    defaultValue: posted ?? value,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <Field id={id} label={label} hint={hint} className="w-full">
      {options ? (
        <Select id={id} name={control.name} defaultValue={posted ?? value}>
          {Object.entries(options).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Select>
      ) : kind === "words" || kind === "table" ? (
        <Textarea
          {...given}
          rows={kind === "words" ? 3 : 12}
          dir="auto"
          className={kind === "table" ? "font-mono text-sm" : undefined}
        />
      ) : (
        <Input {...given} type={kind} autoComplete="off" spellCheck={false} />
      )}
    </Field>
  );
}
