"use client";

import type { ComponentProps } from "react";

/** A GET form that leaves empty fields out of the address (docs/product.md, Screens); without JavaScript they are sent empty. */
export function LeanForm(props: ComponentProps<"form">) {
  return (
    <form
      {...props}
      onSubmit={(event) => {
        const fields = Array.from(event.currentTarget.elements).filter(
          (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
        );
        const empty = fields.filter((field) => field.value.trim() === "" && !field.disabled);
        for (const field of empty) field.disabled = true;
        // They are needed again when the visitor comes back to this page.
        setTimeout(() => empty.forEach((field) => (field.disabled = false)));
      }}
    />
  );
}
