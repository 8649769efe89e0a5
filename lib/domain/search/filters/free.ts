import { z } from "zod";
import { defineFilter } from "../filter";
import { listingMessages } from "../listing.messages";
import {
  hourTokens,
  offsetMinutes,
  partBits,
  partMask,
  SITE_ZONE,
  WEEK_PARTS,
  type WeekPart,
} from "../free-times.rules";

const KEYS = WEEK_PARTS.map(({ key }) => key);
/** A chip names so many parts, and counts more. */
const NAMED = 2;

function chip(parts: readonly WeekPart[]): string {
  const named = WEEK_PARTS.filter(({ key }) => parts.includes(key)).map(
    ({ day, part }) => `${day} ${part.toLowerCase()}`,
  );
  return listingMessages.freeAt(named.length > NAMED ? null : named, named.length);
}

/** Parts of the week in which a mentor has weekly hours, at least half an hour in one of them. */
export const free = defineFilter<WeekPart[]>({
  none: null,
  isMany: true,
  read: (text) => {
    const asked = text.toLowerCase().split(",");
    const parts = KEYS.filter((key) => asked.includes(key));
    return parts.length === 0 ? null : parts;
  },
  value: z.array(z.enum(KEYS)).meta({
    description: "Parts of the week on the clock of the cookie time_zone, repeated or with commas between.",
  }),
  write: (parts) => parts.join(","),
  rows: (parts, { now, timeZone }) => {
    const offset = offsetMinutes(timeZone, now);
    return offset === offsetMinutes(SITE_ZONE, now)
      ? { column: "free_mask", type: "int4", anyOf: partMask(parts) }
      : { column: "week", type: "bit(336)", anyOf: partBits(parts, offset) };
  },
  // Parts may begin at half past an hour of UTC, as they do in India.
  token: (parts, { now, timeZone }) => ({
    token: hourTokens(partBits(parts, offsetMinutes(timeZone, now))),
    isWider: true,
  }),
  chip,
  field: { label: listingMessages.freeWhen, week: WEEK_PARTS },
});
