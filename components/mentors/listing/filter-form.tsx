"use client";

import type { ReactNode } from "react";
import { links } from "@/lib/links";
import { hrefOfForm } from "./form-href";
import { useListingNavigation } from "./listing-navigation";

type FilterFormProps = { id: string; label: string; className?: string; children: ReactNode };

/** A plain GET form to the listing; with JavaScript it uses client navigation. */
export function FilterForm({ id, label, className, children }: FilterFormProps) {
  const { navigate } = useListingNavigation();
  return (
    <form
      id={id}
      // Ticks that the browser restores belong to another address.
      autoComplete="off"
      action={links.mentors}
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(hrefOfForm(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
