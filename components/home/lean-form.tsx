"use client";

import type { ComponentProps } from "react";

/**
 * A GET form that omits empty fields from the URL (docs/product.md, Screens); without JavaScript it sends them empty.
 */
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
        // Enables them again, for a visitor who returns to this page.
        setTimeout(() => empty.forEach((field) => (field.disabled = false)));
      }}
    />
  );
}
