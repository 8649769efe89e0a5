import { readStoredPicture } from "@/lib/platform/storage/disk-storage";

/** Files come and go while the server runs, so neither the build nor a request may cache a response. */
export const dynamic = "force-dynamic";

const HEADERS = {
  "Content-Type": "image/webp",
  // A new picture gets a new address.
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'",
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const picture = await readStoredPicture((await params).file);
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(picture, { headers: HEADERS });
}
