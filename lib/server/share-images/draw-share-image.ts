import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { shareFonts } from "./share-fonts";
import { SHARE_IMAGE_SIZE } from "./share-image-size";

const HEADERS = {
  "Content-Type": "image/png",
  // The server's own copy is made anew once the facts change; others may keep theirs for an hour.
  "Cache-Control": "public, max-age=3600",
};

/**
 * Draws an image for shared links, a PNG of `SHARE_IMAGE_SIZE`.
 * @param image elements of flexbox and inline styles, without hooks; every text in it has to be a `drawableText`
 */
export async function drawShareImage(image: ReactElement): Promise<Response> {
  const { fonts } = await shareFonts();
  // Drawn to its end before anything is sent: an error while it streams would be half a picture with status 200.
  const png = await new ImageResponse(image, { ...SHARE_IMAGE_SIZE, fonts }).arrayBuffer();
  return new Response(png, { headers: HEADERS });
}

/** The answer where there is nobody and nothing to draw. */
export function noShareImage(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "public, max-age=0, must-revalidate" } });
}
