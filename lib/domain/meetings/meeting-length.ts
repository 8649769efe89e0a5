/** How long a meeting takes (docs/product.md, Purpose). */
export const MEETING_MINUTES = 30;
