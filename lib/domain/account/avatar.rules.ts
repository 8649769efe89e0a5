import { MAX_PICTURE_MB } from "./account.constants";
import { avatarMessages as messages } from "./avatar.messages";

/** Largest file that is taken, in bytes (docs/product.md, Input rules). */
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;
/** Most pixels that are decoded: a small file can hold a picture that fills the memory. */
export const MAX_PICTURE_PIXELS = 64_000_000;
/** What a file may say that it is (docs/product.md, Input rules); its bytes have the last word. */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"];
/** Width and height in pixels of the two squares that are kept. */
export const AVATAR_SIZE = 512;
export const SMALL_AVATAR_SIZE = 128;

/** A part of the upright picture, each number a fraction of its width or height. */
export type Crop = { left: number; top: number; width: number; height: number };

type PictureKind = "jpeg" | "png" | "gif" | "webp";
export type PictureRefusal = (typeof messages)["tooLarge" | "wrongType" | "damaged" | "tooManyPixels"];

/** Why a chosen file is not taken, as far as that can be told without reading it, or null. */
export function checkPicture({ size, type }: { size: number; type: string }): PictureRefusal | null {
  if (size > MAX_PICTURE_BYTES) return messages.tooLarge;
  if (!PICTURE_TYPES.includes(type)) return messages.wrongType;
  return size === 0 ? messages.damaged : null;
}

/** What a file is by its first bytes, of which twelve are enough; null for anything but the four kinds of picture. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  return /^RIFF[^]{4}WEBP/.test(start) ? "webp" : null;
}
