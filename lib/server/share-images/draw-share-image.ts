import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { shareFonts } from "./share-fonts";
import { SHARE_IMAGE_SIZE } from "./share-image-size";

const HEADERS = {
  "Content-Type": "image/png",
  // The server renders its own copy again when the facts change; other caches may keep theirs for an hour.
  "Cache-Control": "public, max-age=3600",
};

/**
 * Renders an image for shared links, a PNG of `SHARE_IMAGE_SIZE`.
 * @param image elements with flexbox and inline styles, without hooks; every text in it must come from `drawableText`
 */
export async function drawShareImage(image: ReactElement): Promise<Response> {
  const { fonts } = await shareFonts();
  // Renders completely before responding: an error while streaming would send half a picture with status 200.
  const png = await new ImageResponse(image, { ...SHARE_IMAGE_SIZE, fonts }).arrayBuffer();
  return new Response(png, { headers: HEADERS });
}

/** The response when there is nothing to draw. */
export function noShareImage(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "public, max-age=0, must-revalidate" } });
}
