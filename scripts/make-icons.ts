/**
 * `npx tsx scripts/make-icons.ts`: makes the icons of other formats from app/icon.svg. Run it after a change of that drawing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const root = path.join(import.meta.dirname, "..");
const rounded = readFileSync(path.join(root, "app/icon.svg"), "utf8");
/** Without round corners: phones cut the icon to their shape. */
const square = rounded.replace(/ rx="\d+"/, "");
/** Keeps the mark inside the circle that every mask shows, 80% of the width (W3C, Web Application Manifest). */
const MASKABLE = 0.8;

/** The mark smaller, around the middle. */
const shrunk = (scale: number) => {
  const [start, end] = [square.indexOf("/>") + 2, square.indexOf("</svg>")];
  const move = `translate(32 32) scale(${scale}) translate(-32 -33)`;
  return `${square.slice(0, start)}<g transform="${move}">${square.slice(start, end)}</g></svg>`;
};

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file of PNG pictures: a header of 6 bytes, a row of 16 for each picture, and the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const row = 6 + 16 * index;
    header.writeUInt8(size, row);
    header.writeUInt8(size, row + 1);
    header.writeUInt16LE(1, row + 4);
    header.writeUInt16LE(32, row + 6);
    header.writeUInt32LE(png.length, row + 8);
    header.writeUInt32LE(offset, row + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const write = (file: string, bytes: Buffer) => {
  writeFileSync(path.join(root, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
};

write("app/apple-icon.png", await drawn(shrunk(0.88), 180));
for (const size of [192, 512]) {
  write(`public/icons/icon-${size}.png`, await drawn(rounded, size));
  write(`public/icons/maskable-${size}.png`, await drawn(shrunk(MASKABLE), size));
}
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawn(rounded, size) })));
write("app/favicon.ico", ico(small));
