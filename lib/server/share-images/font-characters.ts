import "server-only";
import { inflateSync } from "node:zlib";

/** Sizes in bytes of WOFF's header and of one row of its directory (W3C, WOFF File Format 1.0, sections 3 and 4). */
const WOFF_HEADER = 44;
const WOFF_ROW = 20;

/**
 * The code points that a font has a glyph for, out of its character map.
 * @param file the bytes of a WOFF 1.0 file
 * @throws Error when the file is no WOFF or has no character map of segments (OpenType, "cmap", format 4)
 */
export function fontCharacters(file: Buffer): Set<number> {
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

/** Reads four parallel lists: the ends of the segments, their starts, and two ways to come from a character to its glyph. */
function charactersOf(map: Buffer): Set<number> {
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  const characters = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [map.readUInt16BE(starts + segment), map.readUInt16BE(ends + segment)];
    const [delta, range] = [map.readUInt16BE(deltas + segment), map.readUInt16BE(ranges + segment)];
    for (let character = start; character <= end && character !== 0xffff; character++) {
      // A range is a distance in bytes from its own place; zero stands for "add the delta to the character".
      const glyph =
        range === 0
          ? (character + delta) & 0xffff
          : map.readUInt16BE(ranges + segment + range + 2 * (character - start));
      if (glyph !== 0) characters.add(character);
    }
  }
  return characters;
}
