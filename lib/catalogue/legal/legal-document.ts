/** A paragraph, or the points of a list. */
type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** Where a link to the section leads. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
  /** Where to do what the section is about. */
  readonly link?: { readonly label: string; readonly href: string };
};

/** The date that both texts bear (docs/product.md, Screens). */
export const LEGAL_TEXTS_UPDATED = "2025-06-07";
