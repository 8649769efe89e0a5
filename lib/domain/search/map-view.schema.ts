import { z } from "zod";
import { type Viewport, viewportSchema } from "@/lib/domain/places/viewport.schema";
import { MARKERS_MAX, VIEWPORT_CELLS_MAX, VIEWPORT_CELLS_MIN } from "@/lib/domain/places/viewport.rules";
import { listingStateSchema } from "./listing.schema";

const { sort: _sort, page: _page, after: _after, ...filterFields } = listingStateSchema.shape;

/**
 * Cells that fit in the map: a small screen gets fewer and larger clusters. Without it, up to 300 mentors come one by
 * one.
 */
const roomField = z.coerce
  .number("room must be a number of cells")
  .int("room must be a whole number")
  .min(VIEWPORT_CELLS_MIN, `room must be at least ${VIEWPORT_CELLS_MIN}`)
  .max(VIEWPORT_CELLS_MAX, `room must be at most ${VIEWPORT_CELLS_MAX}`)
  .optional();

/** `GET /teachers/map`: a viewport and the listing's filters. */
export const mapViewQuerySchema = z
  .object({ ...viewportSchema.shape, room: roomField, ...filterFields })
  .refine(({ south, north }) => south < north, { error: "north must be above south", path: ["north"] });

/** A mentor on the map. The position is the shifted public one. */
const mapMentorSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  isMentorVerified: z.boolean(),
  subjects: z.array(z.string()),
  /** Average of 1 to 5; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether a cluster counts this mentor, who is then in the list but has no marker. */
  isClustered: z.boolean(),
});

export type MapMentor = z.output<typeof mapMentorSchema>;

/** Mentors too close to draw one by one, at the mean of their places. */
const mapClusterSchema = z.object({ latitude: z.number(), longitude: z.number(), count: z.number().int().min(2) });

export type MapCluster = z.output<typeof mapClusterSchema>;

/**
 * The content of a viewport on the map: single mentors, best first, and clusters of the others. `total` counts all
 * mentors of the viewport, including those visible only at a closer zoom.
 */
export const mapViewSchema = z.object({
  mentors: z.array(mapMentorSchema).max(MARKERS_MAX),
  clusters: z.array(mapClusterSchema).max(MARKERS_MAX),
  total: z.number().int(),
  /** Place of the mentor nearest to the centre, when the viewport is empty; null otherwise, or without any match. */
  nearest: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

export type MapView = z.output<typeof mapViewSchema>;

/** The map's initial state. */
export type MapStart = {
  /** The initial area; null for the surroundings of the visitor or of the default centre. */
  area: Viewport | null;
  around: "visitor" | "default center" | "address";
  /** A few mentors of the area; around a visitor, only the nearest ones, and `total` counts no others. */
  view: MapView;
};
