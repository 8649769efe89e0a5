import { logger } from "@/lib/platform/logger";
import { UPLOADS_ADDRESS } from "@/lib/platform/storage/picture-address";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";

/** Files come and go while the server runs, so neither the build nor a request may cache a response. */
export const dynamic = "force-dynamic";

const HEADERS = {
  "Content-Type": "image/webp",
  // A new picture gets a new address.
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'",
};

/** A stored picture, from the disk or from a bucket without a public address. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  try {
    const picture = await pictureStorage().read(UPLOADS_ADDRESS + file);
    return picture ? new Response(picture, { headers: HEADERS }) : new Response("Not found", { status: 404 });
  } catch (error) {
    logger.error({ err: error, file }, "A picture could not be read.");
    return new Response("Service unavailable", {
      status: 503,
      headers: { "Cache-Control": "no-store", "Retry-After": "10" },
    });
  }
}
