import "server-only";

/** Width and height of every image under `/og`, in pixels: the 1.91 : 1 ratio that Open Graph consumers show. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
