import { drawPortrait } from "@/lib/server/portraits/draw-portrait";
import { PORTRAIT_COUNT } from "@/lib/server/portraits/portrait-numbers";

/** Each portrait is drawn at its first request and kept from then on. */
export const dynamic = "force-static";

export function generateStaticParams(): { file: string }[] {
  return [];
}

const FILE_NAME = /^(0|[1-9]\d{0,2})\.svg$/;

const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  // The picture may be opened on its own; nothing in it may run or load then.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = FILE_NAME.exec((await params).file)?.[1];
  if (number === undefined || Number(number) >= PORTRAIT_COUNT) return new Response("Not found", { status: 404 });
  return new Response(drawPortrait(Number(number)), { headers: HEADERS });
}
