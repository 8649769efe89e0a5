/**
 * Font names as registered in lib/server/share-images/share-fonts.ts; each character uses the first font that has it.
 */
export const HEADLINE = "Bricolage Grotesque, Bricolage Grotesque Extended, Figtree, Figtree Extended";
export const TEXT = "Figtree, Figtree Extended";
