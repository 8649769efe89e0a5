import "server-only";
import sharp from "sharp";
import { MAX_PICTURE_PIXELS } from "@/lib/domain/account/avatar.rules";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { portraitHref } from "@/lib/links";
import { logger } from "@/lib/platform/logger";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { drawPortrait } from "@/lib/server/portraits/draw-portrait";
import { portraitNumber } from "@/lib/server/portraits/portrait-numbers";
import { drawableText } from "./drawable-text";
import { svgAddress } from "./share-drawings";
import { shareFonts } from "./share-fonts";

const SUBJECTS_SHOWN = 3;

/** What the image of a shared profile shows, limited to letters that its fonts can draw. */
export async function mentorShareCard({
  name,
  subjects,
  placeName,
  rating: { average, count },
  isMentorVerified,
  avatar,
}: PublicMentorProfile) {
  const [{ canDraw }, portrait] = await Promise.all([shareFonts(), portraitAddress(avatar)]);
  const drawable = (text: string) => drawableText(text, canDraw);
  return {
    name: drawable(name) || null,
    subjects: subjects.map(drawable).filter(Boolean).slice(0, SUBJECTS_SHOWN),
    place: (placeName && drawable(placeName)) || null,
    rating: { average, count },
    isVerified: isMentorVerified,
    portrait,
  };
}

/** Width and height of rendered portraits, in pixels. */
const SIZE = 400;

/**
 * An account's picture as a data address. Reads only generated portraits and stored pictures; null for any other
 * address, such as Google's, without a request. Null also when the picture cannot be read: the image works without it.
 */
async function portraitAddress(avatar: string | null): Promise<string | null> {
  if (avatar === null) return null;
  const number = portraitNumber(avatar.slice(avatar.lastIndexOf("/") + 1));
  if (number !== null && avatar === portraitHref(number)) return svgAddress(drawPortrait(number));
  try {
    const kept = await pictureStorage().read(avatar);
    if (kept === null) return null;
    // The image library does not support WebP.
    const png = await sharp(kept, { limitInputPixels: MAX_PICTURE_PIXELS }).resize(SIZE, SIZE).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch (error) {
    logger.warn({ err: error }, "A portrait is left out of a share image.");
    return null;
  }
}
