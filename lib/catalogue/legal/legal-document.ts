/** A paragraph, or the items of a list. */
type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** The fragment that links to the section use. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
  /** The page for the action that the section describes. */
  readonly link?: { readonly label: string; readonly href: string };
};

/** The date shown on both texts (docs/product.md, Screens). */
export const LEGAL_TEXTS_UPDATED = "2025-06-07";
