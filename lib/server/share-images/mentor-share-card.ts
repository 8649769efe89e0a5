import "server-only";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { drawableText } from "./drawable-text";
import { portraitAddress } from "./portrait-address";
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
