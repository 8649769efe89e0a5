"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import { useAddressParameter } from "@/lib/client/address";
import { availabilityEditorTexts as texts } from "@/lib/domain/meetings/hours.messages";
import type { AvailabilityForm as Form } from "./availability-form";

/** A large piece of script with long lists of times, which only those fetch who open the tab. */
const AvailabilityForm = dynamic(() => import("./availability-form").then((module) => module.AvailabilityForm), {
  ssr: false,
  loading: () => <p className="js-only min-h-dvh text-ink-soft">{texts.formItsWay}</p>,
});

type AvailabilityEditorProps = ComponentProps<typeof Form> & { initialTab: string };

/** The form of a mentor's hours; once opened it stays, so that no other tab costs what was changed. */
export function AvailabilityEditor({ initialTab, ...form }: AvailabilityEditorProps) {
  const tab = useAddressParameter("tab", initialTab);
  const [wasOpen, setWasOpen] = useState(false);
  if (tab === "availability" && !wasOpen) setWasOpen(true);
  return wasOpen && <AvailabilityForm {...form} />;
}
