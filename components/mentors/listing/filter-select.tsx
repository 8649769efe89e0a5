"use client";

import { useEffect, useOptimistic, useRef } from "react";
import { Select } from "@/components/ui/select";
import type { FilterOption } from "@/lib/domain/search/filter";
import { hrefOfForm } from "./form-href";
import { useListingNavigation } from "./listing-navigation";

type FilterSelectProps = {
  id: string;
  name: string;
  /** The value of the current state. */
  value: string;
  options: readonly FilterOption[];
  /** Id of the form, for a dropdown outside of it. */
  form?: string;
};

/**
 * A dropdown of the listing that takes effect at once. It shows the choice while the results load, and follows the
 * address on back navigation.
 */
export function FilterSelect({ id, name, value, options, form }: FilterSelectProps) {
  const { navigate } = useListingNavigation();
  const [shown, show] = useOptimistic(value);
  const select = useRef<HTMLSelectElement>(null);
  const rendered = useRef(value);

  // Applies a choice from before hydration.
  useEffect(() => {
    const { value: chosen, form: owner } = select.current!;
    if (owner && chosen !== rendered.current) navigate(hrefOfForm(owner), { meanwhile: () => show(chosen) });
    rendered.current = chosen;
  }, [navigate, show]);

  return (
    <Select
      ref={select}
      // Values that the browser restores belong to another address.
      autoComplete="off"
      id={id}
      name={name}
      form={form}
      value={shown}
      onChange={(event) => {
        const { value: chosen, form: owner } = event.currentTarget;
        if (owner) navigate(hrefOfForm(owner), { meanwhile: () => show(chosen) });
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
