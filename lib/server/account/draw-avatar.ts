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

/** The largest pictures take up to 0.6 GB each while they are drawn (measured), so others wait meanwhile. */
const MAX_DRAWN_AT_ONCE = 2;
/** Longest time to draw one picture, in seconds. */
const DRAWING_LIMIT_S = 10;
/** What shows through a transparent picture. */
const BACKGROUND = "#ffffff";

// No picture is opened twice, so nothing of it needs to stay in memory.
sharp.cache(false);

export type DrawnAvatar = { large: Uint8Array; small: Uint8Array };

/**
 * Draws an uploaded picture anew as two square WebP files that hold nothing but pixels: upright, without the camera's
 * notes (EXIF, place, colour profile), and of an animation the first frame.
 * @param crop the part to keep; the middle without it
 * @throws AppError too_large, unsupported_media_type, or invalid_input for a picture that cannot be drawn
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
      // A decoder that is stopped complains in words of its own. A picture with fewer pixels is drawn sooner.
      const isTooSlow = performance.now() - startedAt >= DRAWING_LIMIT_S * 1000;
      throw refused(isTooSlow ? messages.tooManyPixels : messages.damaged, error);
    }
  });
}

async function draw(bytes: Uint8Array, kind: string, crop: Crop | null): Promise<DrawnAvatar> {
  const options = { failOn: "error", limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true } as const;
  // The size stands in the header, so a bomb is known before anything of it is decoded.
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

/** The part in whole pixels, of which there is always at least one, and none beyond the edge. */
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
    // Whoever comes next takes over the place, so that nobody slips in between.
    if (next) next();
    else drawing--;
  }
}
