/** Texts of a card's lines, which the server writes. */
export const cardMessages = {
  classes: (first: number, last: number) => `Classes ${first}–${last}`,
  fromTo: (first: string, last: string) => `${first}–${last}`,
} as const;
