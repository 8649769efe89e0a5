import { get, useFormContext } from "react-hook-form";
import type { AvailabilityUpdate, Weekday } from "@/lib/domain/meetings/availability.schema";

/** The hours of a weekday or of a single date. */
export type RangesName = `weeklyHours.${Weekday}` | `overrides.${number}.ranges`;

/** The id of a control in the hours form. */
export const hoursFieldId = (name: string) => `hours-${name.replaceAll(".", "-")}`;

/** The error of a field, or of a list as a whole. */
export function useHoursError(name: string): string | undefined {
  const { formState } = useFormContext<AvailabilityUpdate>();
  const error = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return error?.root?.message ?? error?.message;
}
