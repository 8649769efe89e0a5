"use client";

import type { ReactNode } from "react";
import { Select } from "@/components/ui/select";
import { type BookingQuery, bookingHref } from "@/lib/links";
import { useBookingNavigation } from "./booking-navigation";

type ZoneSelectProps = { id: string; value: string; query: BookingQuery; describedBy: string; children: ReactNode };

/** The time zone dropdown, which applies at once; without JavaScript its form has a button. */
export function ZoneSelect({ id, value, query, describedBy, children }: ZoneSelectProps) {
  const { navigate } = useBookingNavigation();
  return (
    <Select
      id={id}
      name="zone"
      // A value that the browser restores belongs to another URL.
      autoComplete="off"
      key={value}
      defaultValue={value}
      aria-describedby={describedBy}
      onChange={(event) => navigate(bookingHref({ ...query, zone: event.currentTarget.value }))}
    >
      {children}
    </Select>
  );
}
