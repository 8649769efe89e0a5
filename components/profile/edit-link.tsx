"use client";

import type { ComponentProps } from "react";
import { isPlainPress, openAddress } from "@/lib/client/address";
import type { EditTab } from "@/lib/domain/profile/completeness.rules";
import { editProfileHref } from "@/lib/links";

type EditLinkProps = Omit<ComponentProps<"a">, "href"> & { tab: EditTab; field?: string };

/** Opens the edit dialog at a tab and a field. */
export function EditLink({ tab, field, ...props }: EditLinkProps) {
  const href = editProfileHref(tab, field);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        openAddress(href);
      }}
    />
  );
}
