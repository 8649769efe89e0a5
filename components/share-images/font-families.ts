/** The names that lib/server/share-images/share-fonts.ts gives to the fonts; each character is drawn in the first that has it. */
export const HEADLINE = "Bricolage Grotesque, Bricolage Grotesque Extended, Figtree, Figtree Extended";
export const TEXT = "Figtree, Figtree Extended";
