import { MAX_PICTURE_MB } from "./account.constants";
import { avatarMessages as messages } from "./avatar.messages";

/** Maximum file size, in bytes (docs/product.md, Input rules). */
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;
/** Maximum pixels to decode: a small file can hold a picture that exhausts memory. */
export const MAX_PICTURE_PIXELS = 64_000_000;
/** Accepted declared types (docs/product.md, Input rules); the server also checks the file's bytes. */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"];
/** Width and height in pixels of the two stored squares. */
export const AVATAR_SIZE = 512;
export const SMALL_AVATAR_SIZE = 128;

/** A part of the upright picture, each number a fraction of its width or height. */
export type Crop = { left: number; top: number; width: number; height: number };

type PictureKind = "jpeg" | "png" | "gif" | "webp";
export type PictureRefusal = (typeof messages)["tooLarge" | "wrongType" | "damaged" | "tooManyPixels"];

/** Why a chosen file is rejected, judged by its size and declared type; null if it is accepted. */
export function checkPicture({ size, type }: { size: number; type: string }): PictureRefusal | null {
  if (size > MAX_PICTURE_BYTES) return messages.tooLarge;
  if (!PICTURE_TYPES.includes(type)) return messages.wrongType;
  return size === 0 ? messages.damaged : null;
}

/** Detects the picture type from the first twelve bytes; null for anything but the four supported types. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  return /^RIFF[^]{4}WEBP/.test(start) ? "webp" : null;
}
