import { MentorShareImage } from "@/components/share-images/mentor-share-image";
import { getMentorPage } from "@/lib/server/mentors/get-mentor-page";
import { drawShareImage, noShareImage } from "@/lib/server/share-images/draw-share-image";
import { mentorShareCard } from "@/lib/server/share-images/mentor-share-card";
import { shareDrawing } from "@/lib/server/share-images/share-drawings";

// Rendered on the first request and cached like the profile page, until the mentor's tag is invalidated.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ username: string }> };

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const page = await getMentorPage((await params).username);
  if (page === null) return noShareImage();
  const [mark, card] = await Promise.all([shareDrawing("mark"), mentorShareCard(page.profile)]);
  return drawShareImage(<MentorShareImage mark={mark} {...card} />);
}
