/** Control, unassigned and invisible characters, except the two joiners that Indian scripts need. */
export const UNREADABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/** Length of a text as the database counts it: in characters, not UTF-16 code units. */
export const characters = (text: string) => [...text].length;
