import { TutorsShareImage } from "@/components/share-images/tutors-share-image";
import { findSubjectBySlug } from "@/lib/catalogue/subjects";
import { areaTitle } from "@/lib/domain/tutors/tutor-area.rules";
import { findTown } from "@/lib/server/places/towns";
import { drawShareImage, noShareImage } from "@/lib/server/share-images/draw-share-image";
import { shareDrawing } from "@/lib/server/share-images/share-drawings";
import { getTutorArea } from "@/lib/server/tutors/tutor-areas";

// Rendered on the first request and cached for an hour, like the numbers on the page.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ subject: string; town?: string[] }> };

/** The subject and town of an address, or null for an invalid one. Without a town it covers all of India. */
async function readArea({ params }: Props) {
  const { subject: slug, town: [id, ...more] = [] } = await params;
  const subject = findSubjectBySlug(slug);
  const town = id === undefined ? null : findTown(id);
  return subject && town !== undefined && more.length === 0 ? ([subject, town] as const) : null;
}

export async function GET(_request: Request, props: Props): Promise<Response> {
  const names = await readArea(props);
  const area = names && (await getTutorArea(...names));
  // Limits the images to render: nobody shares an area without mentors.
  if (!area || area.mentorCount === 0) return noShareImage();
  const [mark, map] = await Promise.all([shareDrawing("mark"), shareDrawing("map")]);
  const { subject, town, mentorCount, rating } = area;
  return drawShareImage(
    <TutorsShareImage
      {...{ mark, map, mentorCount }}
      heading={areaTitle(subject, town)}
      average={rating?.average ?? null}
    />,
  );
}
