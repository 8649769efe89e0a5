import { z } from "zod";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { defineFilter } from "../filter";
import { subjectMask } from "../tokens.rules";

/** The id of a catalogue subject, or of several of which any will do. */
export type AskedSubject = number | readonly number[];

const MOST_SUBJECTS = 5;
const idsOf = (asked: AskedSubject) => [asked].flat();
const namesOf = (asked: AskedSubject) => idsOf(asked).map((id) => SUBJECTS.find((one) => one.id === id)!.name);

/** Several subjects as the filter keeps them; null for none. */
export function askedSubject(ids: readonly number[]): AskedSubject | null {
  const [first, ...others] = [...new Set(ids)].slice(0, MOST_SUBJECTS).sort((a, b) => a - b);
  if (first === undefined) return null;
  return others.length === 0 ? first : [first, ...others];
}

/** What a mentor teaches: one subject, or any of several. Addresses contain the names. */
export const subject = defineFilter<AskedSubject>({
  none: null,
  read: (text) => askedSubject(text.split(",").flatMap((name) => findSubject(name)?.id ?? [])),
  // The contract documents the value in the address.
  value: z
    .custom<AskedSubject>((value) => value !== null && value !== undefined)
    .meta({ type: "string", description: "Name of a subject, or of several with commas between: any of them." }),
  write: (asked) => namesOf(asked).join(","),
  rows: (asked) => ({ column: "subject_mask", type: "int8", anyOf: subjectMask(idsOf(asked)) }),
  token: (asked) => ({ subject: asked }),
  chip: (asked) => namesOf(asked).join(" or "),
  field: {
    label: "Subject",
    options: [
      { value: "", label: "All Subjects" },
      ...SUBJECTS.map(({ name }) => ({ value: name, label: name })).sort((a, b) => (a.label < b.label ? -1 : 1)),
    ],
  },
});
