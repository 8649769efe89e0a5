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

/** What the image of a shared profile shows, in letters that its fonts can draw. */
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

/** Width and height in pixels at which portraits are drawn. */
const SIZE = 400;

/**
 * The picture of an account as a data address. Only pictures that this product made or keeps are read: of any other
 * address, as those at Google, it is null, and nobody is asked. So it is of a picture that cannot be read, since the
 * image is fine without.
 */
async function portraitAddress(avatar: string | null): Promise<string | null> {
  if (avatar === null) return null;
  const number = portraitNumber(avatar.slice(avatar.lastIndexOf("/") + 1));
  if (number !== null && avatar === portraitHref(number)) return svgAddress(drawPortrait(number));
  try {
    const kept = await pictureStorage().read(avatar);
    if (kept === null) return null;
    // The image library draws no WebP.
    const png = await sharp(kept, { limitInputPixels: MAX_PICTURE_PIXELS }).resize(SIZE, SIZE).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch (error) {
    logger.warn({ err: error }, "A portrait is left out of a share image.");
    return null;
  }
}
