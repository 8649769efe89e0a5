import { z } from "zod";
import { currentZoneName, isTimeZone } from "./time-zone";

/** An IANA time zone, under its current name. */
export const timeZoneField = z
  .string("Please choose a time zone")
  .refine(isTimeZone, "Please choose a time zone")
  .overwrite(currentZoneName);
