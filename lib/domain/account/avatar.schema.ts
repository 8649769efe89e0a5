import { z } from "zod";
import { avatarMessages as messages } from "./avatar.messages";
import type { Crop } from "./avatar.rules";

/** Tolerance for crops that cross the edge because browsers round. */
const ROUNDING = 0.001;

const fraction = z
  .string(messages.cropUnclear)
  .transform((text) => (text.trim() === "" ? NaN : Number(text)))
  .pipe(z.number(messages.cropUnclear).min(0, messages.cropUnclear).max(1, messages.cropUnclear))
  .optional();

/**
 * The form of an uploaded picture: the file, and the crop of the upright picture, in fractions of its width and height.
 * Give all four numbers, or none to crop the middle.
 */
export const avatarUploadSchema = z
  .object({
    avatar: z.file(messages.noFile),
    cropLeft: fraction,
    cropTop: fraction,
    cropWidth: fraction,
    cropHeight: fraction,
  })
  .transform(({ avatar, ...fields }, context): { avatar: File; crop: Crop | null } => {
    const numbers = [fields.cropLeft, fields.cropTop, fields.cropWidth, fields.cropHeight];
    if (numbers.every((number) => number === undefined)) return { avatar, crop: null };
    const [left = NaN, top = NaN, width = NaN, height = NaN] = numbers;
    const isInside = left + width <= 1 + ROUNDING && top + height <= 1 + ROUNDING;
    if (width > 0 && height > 0 && isInside) return { avatar, crop: { left, top, width, height } };
    context.issues.push({ code: "custom", message: messages.cropUnclear, path: ["cropWidth"], input: fields });
    return z.NEVER;
  });

export type AvatarUpload = z.output<typeof avatarUploadSchema>;
