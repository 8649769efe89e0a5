/** Texts of a card's lines, rendered on the server. */
export const cardMessages = {
  classes: (first: number, last: number) => `Classes ${first}–${last}`,
  fromTo: (first: string, last: string) => `${first}–${last}`,
} as const;
