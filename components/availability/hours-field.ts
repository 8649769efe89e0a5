import { get, useFormContext } from "react-hook-form";
import type { AvailabilityUpdate, Weekday } from "@/lib/domain/meetings/availability.schema";

/** The hours of a day of the week, or of a single day. */
export type RangesName = `weeklyHours.${Weekday}` | `overrides.${number}.ranges`;

/** The id of a control of the hours' form. */
export const hoursFieldId = (name: string) => `hours-${name.replaceAll(".", "-")}`;

/** What is wrong with a field, or with a list as a whole. */
export function useHoursError(name: string): string | undefined {
  const { formState } = useFormContext<AvailabilityUpdate>();
  const error = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return error?.root?.message ?? error?.message;
}
