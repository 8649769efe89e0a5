"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import { useAddressParameter } from "@/lib/client/address";
import { availabilityEditorTexts as texts } from "@/lib/domain/meetings/hours.messages";
import type { AvailabilityForm as Form } from "./availability-form";

/** A large chunk with long lists of times, loaded only when the tab opens. */
const AvailabilityForm = dynamic(() => import("./availability-form").then((module) => module.AvailabilityForm), {
  ssr: false,
  loading: () => <p className="js-only min-h-dvh text-ink-soft">{texts.formItsWay}</p>,
});

type AvailabilityEditorProps = ComponentProps<typeof Form> & { initialTab: string };

/** The form for a mentor's hours. Once open it stays mounted, so switching tabs loses no changes. */
export function AvailabilityEditor({ initialTab, ...form }: AvailabilityEditorProps) {
  const tab = useAddressParameter("tab", initialTab);
  const [wasOpen, setWasOpen] = useState(false);
  if (tab === "availability" && !wasOpen) setWasOpen(true);
  return wasOpen && <AvailabilityForm {...form} />;
}
