/**
 * Languages that lessons are held in. The id is the language's bit in a listing row and part of its search token: ids are
 * never reused or renumbered, and stay below 31. The key is stored and is part of addresses.
 */
export const LANGUAGES = [
  { id: 0, key: "english", name: "English" },
  { id: 1, key: "hindi", name: "Hindi" },
  { id: 2, key: "bengali", name: "Bengali" },
  { id: 3, key: "telugu", name: "Telugu" },
  { id: 4, key: "marathi", name: "Marathi" },
  { id: 5, key: "tamil", name: "Tamil" },
  { id: 6, key: "urdu", name: "Urdu" },
  { id: 7, key: "gujarati", name: "Gujarati" },
  { id: 8, key: "kannada", name: "Kannada" },
  { id: 9, key: "odia", name: "Odia" },
  { id: 10, key: "malayalam", name: "Malayalam" },
  { id: 11, key: "punjabi", name: "Punjabi" },
  { id: 12, key: "assamese", name: "Assamese" },
  { id: 13, key: "maithili", name: "Maithili" },
  { id: 14, key: "konkani", name: "Konkani" },
  { id: 15, key: "nepali", name: "Nepali" },
  { id: 16, key: "kashmiri", name: "Kashmiri" },
  { id: 17, key: "sindhi", name: "Sindhi" },
  { id: 18, key: "manipuri", name: "Manipuri" },
  { id: 19, key: "sanskrit", name: "Sanskrit" },
] as const;

export type LanguageKey = (typeof LANGUAGES)[number]["key"];
export const LANGUAGE_KEYS = LANGUAGES.map(({ key }) => key);
