/** Control, unassigned and invisible signs, apart from the two joiners that Indian scripts are written with. */
export const UNREADABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/** How long a text is as the database counts it: in characters, not in the halves of which some of them consist. */
export const characters = (text: string) => [...text].length;
