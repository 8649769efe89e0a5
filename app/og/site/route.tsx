import { SiteShareImage } from "@/components/share-images/site-share-image";
import { drawShareImage } from "@/lib/server/share-images/draw-share-image";
import { shareDrawing } from "@/lib/server/share-images/share-drawings";

/** Rendered at build time. */
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const [mark, scene] = await Promise.all([shareDrawing("mark"), shareDrawing("scene")]);
  return drawShareImage(<SiteShareImage mark={mark} scene={scene} />);
}
