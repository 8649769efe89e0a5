import "server-only";

/** Width and height in pixels of every image under `/og`: a card of 1.91 : 1, as Open Graph's readers show it. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
