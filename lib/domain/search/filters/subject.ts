import { z } from "zod";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { defineFilter } from "../filter";
import { subjectMask } from "../tokens.rules";

const nameOf = (id: number) => SUBJECTS.find((one) => one.id === id)!.name;

/** The id of a catalogue subject; addresses contain its name. */
export const subject = defineFilter<number>({
  none: null,
  read: (text) => findSubject(text)?.id,
  // The contract documents the value in the address.
  value: z.number().meta({ type: "string", description: "Name of a subject." }),
  write: nameOf,
  rows: (id) => ({ column: "subject_mask", type: "int8", anyOf: subjectMask([id]) }),
  token: (id) => ({ subject: id }),
  chip: nameOf,
  field: {
    label: "Subject",
    options: [
      { value: "", label: "All Subjects" },
      ...SUBJECTS.map(({ name }) => ({ value: name, label: name })).sort((a, b) => (a.label < b.label ? -1 : 1)),
    ],
  },
});
