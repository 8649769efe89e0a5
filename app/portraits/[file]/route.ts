import { drawPortrait } from "@/lib/server/portraits/draw-portrait";
import { portraitNumber } from "@/lib/server/portraits/portrait-numbers";

/** Each portrait is rendered on the first request and then cached. */
export const dynamic = "force-static";

export function generateStaticParams(): { file: string }[] {
  return [];
}

const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  // The SVG can be opened on its own; it must not run or load anything.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = portraitNumber((await params).file);
  if (number === null) return new Response("Not found", { status: 404 });
  return new Response(drawPortrait(number), { headers: HEADERS });
}
