/** Demo portraits are numbered from 0: even ones are feminine, odd ones masculine, the last ones special. */
export const PORTRAIT_COUNT = 240;
const COVERED_FROM = 180;
const GREY_FROM = 200;

export type PortraitKind = "feminine" | "masculine" | "headscarf" | "turban" | "grey-feminine" | "grey-masculine";

/** What the numbered portrait shows. */
export function portraitKind(number: number): PortraitKind {
  const feminine = number % 2 === 0;
  if (number >= GREY_FROM) return feminine ? "grey-feminine" : "grey-masculine";
  if (number >= COVERED_FROM) return feminine ? "headscarf" : "turban";
  return feminine ? "feminine" : "masculine";
}

const NUMBERS = Array.from({ length: PORTRAIT_COUNT }, (_, number) => number);
const NUMBERS_BY_KIND: Readonly<Record<PortraitKind, readonly number[]>> = {
  feminine: NUMBERS.filter((number) => portraitKind(number) === "feminine"),
  masculine: NUMBERS.filter((number) => portraitKind(number) === "masculine"),
  headscarf: NUMBERS.filter((number) => portraitKind(number) === "headscarf"),
  turban: NUMBERS.filter((number) => portraitKind(number) === "turban"),
  "grey-feminine": NUMBERS.filter((number) => portraitKind(number) === "grey-feminine"),
  "grey-masculine": NUMBERS.filter((number) => portraitKind(number) === "grey-masculine"),
};

/** The numbers of all portraits of a kind. */
export function portraitNumbers(kind: PortraitKind): readonly number[] {
  return NUMBERS_BY_KIND[kind];
}

const FILE_NAME = /^(0|[1-9]\d{0,2})\.svg$/;

/** The portrait number in a file name such as "17.svg"; null when there is no such portrait. */
export function portraitNumber(fileName: string): number | null {
  const number = Number(FILE_NAME.exec(fileName)?.[1] ?? NaN);
  return number < PORTRAIT_COUNT ? number : null;
}
