import { get, useFormContext } from "react-hook-form";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";

/** The id of a control of the hours' form. */
export const hoursFieldId = (name: string) => `hours-${name.replaceAll(".", "-")}`;

/** What is wrong with a field, or with a list as a whole. */
export function useHoursError(name: string): string | undefined {
  const { formState } = useFormContext<AvailabilityUpdate>();
  const error = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return error?.root?.message ?? error?.message;
}
