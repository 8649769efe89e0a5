import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fontCharacters } from "./font-characters";

type ShareFont = { name: string; weight: 500 | 700; style: "normal"; data: Buffer };
export type ShareFonts = { fonts: ShareFont[]; canDraw: (character: string) => boolean };

// Each path is written out where it is read, so that the build takes along this file and not the whole project.
// prettier-ignore
const FONTS = [
  ["Bricolage Grotesque", 700, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"))],
  ["Bricolage Grotesque Extended", 700, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff"))],
  ["Figtree", 500, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/figtree/files/figtree-latin-500-normal.woff"))],
  ["Figtree", 700, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff"))],
  ["Figtree Extended", 500, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/figtree/files/figtree-latin-ext-500-normal.woff"))],
  ["Figtree Extended", 700, () => readFile(path.join(process.cwd(), "node_modules/@fontsource/figtree/files/figtree-latin-ext-700-normal.woff"))],
] as const;

let reading: Promise<ShareFonts> | undefined;

/** The fonts of the share images, read once, and whether a character has a glyph in one of them. */
export function shareFonts(): Promise<ShareFonts> {
  reading ??= readFonts().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function readFonts(): Promise<ShareFonts> {
  const fonts = await Promise.all(
    FONTS.map(async ([name, weight, read]) => ({ name, weight, style: "normal" as const, data: await read() })),
  );
  const characters = new Set(fonts.flatMap(({ data }) => [...fontCharacters(data)]));
  return { fonts, canDraw: (character) => characters.has(character.codePointAt(0)!) };
}
