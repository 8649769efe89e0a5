import { z } from "zod";
import { LANGUAGE_KEYS, type LanguageKey, LANGUAGES } from "@/lib/catalogue/languages";
import { defineFilter } from "../filter";
import { languageToken } from "../tokens.rules";

const languageOf = (key: LanguageKey) => LANGUAGES.find((one) => one.key === key)!;

/** A language of lessons. */
export const language = defineFilter<LanguageKey>({
  none: null,
  read: (text) => text.toLowerCase(),
  value: z.enum(LANGUAGE_KEYS),
  write: (key) => key,
  rows: (key) => ({ column: "language_mask", type: "int4", anyOf: 1 << languageOf(key).id }),
  token: (key) => ({ token: languageToken(languageOf(key).id) }),
  chip: (key) => languageOf(key).name,
  field: {
    label: "Language",
    options: [
      { value: "", label: "Any Language" },
      ...LANGUAGES.map(({ key, name }) => ({ value: key, label: name })).sort((a, b) => (a.label < b.label ? -1 : 1)),
    ],
  },
});
