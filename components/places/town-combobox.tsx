"use client";

import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTownSearch } from "@/lib/client/use-town-search";
import { townComboboxTexts as texts } from "@/lib/domain/places/location-control.messages";
import type { FoundTown } from "@/lib/domain/places/location.schema";
import { TOWN_QUERY_MAX, townLabel } from "@/lib/domain/places/town.rules";
import { TownOptions } from "./town-options";

type TownComboboxProps = {
  label?: string;
  defaultValue?: string;
  error?: string;
  onChoose: (town: FoundTown, form: HTMLFormElement) => void;
  /** Called when the text changes. */
  onType: () => void;
};

const STATUS = {
  idle: "",
  loading: texts.lookingTowns,
  done: "",
  failed: texts.townsCouldNot,
} as const;
const NONE_FOUND = texts.noTownThis;

const never = () => () => {};
/** False on the server and without JavaScript, where the field is a plain one. */
const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A text field that suggests matching towns (the ARIA combobox pattern). */
export function TownCombobox({ label = texts.yourTown, defaultValue, error, onChoose, onType }: TownComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isScripted = useIsScripted();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { status, towns } = useTownSearch(text);
  const isListed = isOpen && towns.length > 0;
  const active = isListed ? towns.findIndex((town) => town.id === activeId) : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  function choose(town: FoundTown) {
    const field = input.current!;
    field.value = townLabel(town);
    setIsOpen(false);
    setActiveId(null);
    onChoose(town, field.form!);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (towns.length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = active < 0 && step < 0 ? towns.length - 1 : (active + step + towns.length) % towns.length;
      setActiveId(towns[next]!.id);
    } else if (event.key === "Escape" && isListed) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(towns[active]!);
    }
  }

  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isListed,
    "aria-controls": `${id}-list`,
    "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
  } as const;
  const told = status === "done" && towns.length === 0 ? NONE_FOUND : STATUS[status];

  return (
    <div className="relative">
      <Field id={id} label={label} error={error}>
        <Input
          ref={input}
          id={id}
          name="town"
          type="text"
          required
          maxLength={TOWN_QUERY_MAX}
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.examplePune}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setActiveId(null);
            onType();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
          {...(isScripted ? combobox : {})}
        />
      </Field>
      {isListed && (
        <TownOptions id={`${id}-list`} towns={towns} active={active} optionId={optionId} onChoose={choose} />
      )}
      <p role="status" className={told && !isListed && !error ? "mt-1.5 text-sm text-ink-soft" : "sr-only"}>
        {isListed ? texts.found(towns.length) : told}
      </p>
    </div>
  );
}
