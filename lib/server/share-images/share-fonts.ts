import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { inflateSync } from "node:zlib";

type ShareFont = { name: string; weight: 500 | 700; style: "normal"; data: Buffer };
export type ShareFonts = { fonts: ShareFont[]; canDraw: (character: string) => boolean };

// Each path is literal, so that the build traces this file and not the whole project.
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

/** The fonts of the share images, loaded once, and a check whether one of them has a character's glyph. */
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

/**
 * Sizes in bytes of WOFF's header and of one row of its table directory (W3C, WOFF File Format 1.0, sections 3 and 4).
 */
const WOFF_HEADER = 44;
const WOFF_ROW = 20;

/**
 * The code points that a font has glyphs for, from its character map.
 * @param file the bytes of a WOFF 1.0 file
 * @throws Error when the file is not WOFF or has no segmented character map (OpenType, "cmap", format 4)
 */
function fontCharacters(file: Buffer): Set<number> {
  const map = tableOf(file, "cmap");
  const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(4 + index * 8 + 4));
  const segments = offsets.find((offset) => map.readUInt16BE(offset) === 4);
  if (segments === undefined) throw new Error("The font has no character map of segments.");
  return charactersOf(map.subarray(segments));
}

function tableOf(file: Buffer, tag: string): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("The font is no WOFF file.");
  const rows = Array.from({ length: file.readUInt16BE(12) }, (_, index) => WOFF_HEADER + index * WOFF_ROW);
  const row = rows.find((start) => file.toString("latin1", start, start + 4) === tag);
  if (row === undefined) throw new Error(`The font has no table ${tag}.`);
  const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(row + field)) as [
    number,
    number,
    number,
  ];
  const bytes = file.subarray(offset, offset + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}

/** Reads four parallel arrays: segment ends, segment starts, and two ways to map a character to its glyph. */
function charactersOf(map: Buffer): Set<number> {
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  const characters = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [map.readUInt16BE(starts + segment), map.readUInt16BE(ends + segment)];
    const [delta, range] = [map.readUInt16BE(deltas + segment), map.readUInt16BE(ranges + segment)];
    for (let character = start; character <= end && character !== 0xffff; character++) {
      // A range offset counts bytes from its own position; zero means "add the delta to the character".
      const glyph =
        range === 0
          ? (character + delta) & 0xffff
          : map.readUInt16BE(ranges + segment + range + 2 * (character - start));
      if (glyph !== 0) characters.add(character);
    }
  }
  return characters;
}
