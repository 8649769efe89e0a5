import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Kind = "jpeg" | "png" | "gif" | "webp";
type Colour = { r: number; g: number; b: number; alpha?: number };

export const RED = { r: 220, g: 30, b: 30 };
export const GREEN = { r: 30, g: 180, b: 60 };
export const BLUE = { r: 30, g: 60, b: 220 };
export const YELLOW = { r: 240, g: 220, b: 40 };

const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** A picture of one colour. */
export const plainPicture = (kind: Kind, { width = 300, height = 300, colour = RED as Colour } = {}): Promise<Buffer> =>
  plain(width, height, colour).toFormat(kind).toBuffer();

/** One colour per corner, from top left to bottom right: red, green, blue, yellow. */
const quartered = (width: number, height: number) => {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const part = (background: Colour, left: number, top: number) => ({
    input: { create: { width: halfWidth, height: halfHeight, channels: 3 as const, background } },
    left,
    top,
  });
  return plain(width, height, RED).composite([
    part(GREEN, halfWidth, 0),
    part(BLUE, 0, halfHeight),
    part(YELLOW, halfWidth, halfHeight),
  ]);
};

/** A picture of four colours: red and green at the top, blue and yellow at the bottom. */
export const quarteredPicture = (kind: Kind, { width = 400, height = 400 } = {}): Promise<Buffer> =>
  quartered(width, height).toFormat(kind).toBuffer();

/** A photo from a phone held upright: the pixels are rotated, and EXIF holds the orientation and the location. */
export async function telephonePicture(): Promise<Buffer> {
  const upright = await quarteredPicture("png", { width: 400, height: 300 });
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: "Camera of Meera", Copyright: "Meera Iyer" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "28/1 36/1 50/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 12/1 32/1",
      },
    })
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Two frames of one colour each. */
export async function animation(kind: "gif" | "webp", colours: readonly [Colour, Colour]): Promise<Buffer> {
  const frames = await Promise.all(colours.map((colour) => plainPicture("png", { colour })));
  return sharp(frames, { join: { animated: true } })
    .toFormat(kind)
    .toBuffer();
}

function pngChunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A black PNG with one bit per pixel, which is a small file at any size. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", new Uint8Array(0)),
  ]);
}

/** The same picture, padded after its end to a size; decoders ignore the padding. */
export const padded = (picture: Uint8Array, size: number): Buffer =>
  Buffer.concat([picture, Buffer.alloc(size - picture.byteLength)]);

/** The colour at the centre of each quarter of a picture, from top left to bottom right. */
export async function coloursOf(picture: Uint8Array): Promise<Colour[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number): Colour => {
    const start = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
    return { r: data[start]!, g: data[start + 1]!, b: data[start + 2]! };
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** A picture that no format can compress, so that most of the file is the picture itself. */
export function noisyPicture(kind: Kind): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 100, height: 100, channels: 3 as const, background: RED, noise };
  return sharp({ create }).toFormat(kind).toBuffer();
}

/** An unsupported kind of picture. */
export const tiff = (): Promise<Buffer> => plain(9, 9, RED).tiff().toBuffer();
