import "server-only";
import sharp from "sharp";
import { avatarMessages as messages } from "@/lib/domain/account/avatar.messages";
import {
  AVATAR_SIZE,
  checkPicture,
  type Crop,
  MAX_PICTURE_PIXELS,
  pictureKindOf,
  type PictureRefusal,
  SMALL_AVATAR_SIZE,
} from "@/lib/domain/account/avatar.rules";
import { AppError } from "@/lib/errors";

/** The largest pictures take up to 0.6 GB each while they are processed (measured), so others wait. */
const MAX_DRAWN_AT_ONCE = 2;
/** Time limit for one picture, in seconds. */
const DRAWING_LIMIT_S = 10;
/** Fills transparent areas. */
const BACKGROUND = "#ffffff";

// No picture is opened twice, so caching would only waste memory.
sharp.cache(false);

export type DrawnAvatar = { large: Uint8Array; small: Uint8Array };

/**
 * Re-encodes an uploaded picture as two square WebP files without metadata: upright, no EXIF, location or colour
 * profile. Animations keep only their first frame.
 * @param crop the part to keep; defaults to the centre
 * @throws AppError too_large, unsupported_media_type, or invalid_input when the picture cannot be decoded
 */
export async function drawAvatar(file: File, crop: Crop | null): Promise<DrawnAvatar> {
  const refusal = checkPicture(file);
  if (refusal) throw refused(refusal);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKindOf(bytes);
  if (!kind) throw refused(messages.wrongType);
  return waitForTurn(async () => {
    const startedAt = performance.now();
    try {
      return await draw(bytes, kind, crop);
    } catch (error) {
      if (error instanceof AppError) throw error;
      // A decoder that times out throws its own error. A picture with fewer pixels decodes faster.
      const isTooSlow = performance.now() - startedAt >= DRAWING_LIMIT_S * 1000;
      throw refused(isTooSlow ? messages.tooManyPixels : messages.damaged, error);
    }
  });
}

async function draw(bytes: Uint8Array, kind: string, crop: Crop | null): Promise<DrawnAvatar> {
  const options = { failOn: "error", limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true } as const;
  // The header has the size, so a decompression bomb is rejected before anything is decoded.
  const { format, width, height, autoOrient } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (format !== kind) throw refused(messages.wrongType);
  if (width * height > MAX_PICTURE_PIXELS) throw refused(messages.tooManyPixels);

  const picture = sharp(bytes, options).autoOrient();
  if (crop) picture.extract(inPixels(crop, autoOrient));
  const { data, info } = await picture
    .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: "cover" })
    .flatten({ background: BACKGROUND })
    .toColourspace("srgb")
    .timeout({ seconds: DRAWING_LIMIT_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: side, channels } = info;
  const drawn = () => sharp(data, { raw: { width: side, height: side, channels } });
  return {
    large: await drawn().webp().toBuffer(),
    small: await drawn().resize(SMALL_AVATAR_SIZE, SMALL_AVATAR_SIZE).webp().toBuffer(),
  };
}

/** The crop in whole pixels, at least one pixel in size and within the picture. */
function inPixels(crop: Crop, whole: { width: number; height: number }) {
  const span = (start: number, length: number, max: number) => {
    const from = Math.min(Math.round(start * max), max - 1);
    return [from, Math.max(1, Math.min(Math.round(length * max), max - from))] as const;
  };
  const [left, width] = span(crop.left, crop.width, whole.width);
  const [top, height] = span(crop.top, crop.height, whole.height);
  return { left, top, width, height };
}

function refused(message: PictureRefusal, cause?: unknown): AppError {
  if (message === messages.tooLarge) return new AppError("too_large", { message });
  if (message === messages.wrongType) return new AppError("unsupported_media_type", { message });
  return new AppError("invalid_input", { message, fields: [{ field: "avatar", message }], cause });
}

let drawing = 0;
const waiting: (() => void)[] = [];

async function waitForTurn<T>(run: () => Promise<T>): Promise<T> {
  if (drawing >= MAX_DRAWN_AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  else drawing++;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    // Hands the slot to the next in line, so that nobody else can take it.
    if (next) next();
    else drawing--;
  }
}
