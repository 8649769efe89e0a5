import { z } from "zod";

const degrees = (name: string, limit: number) =>
  z.preprocess(
    // An empty text would count as 0.
    (value) => (value === "" ? undefined : value),
    z.coerce
      .number(`${name} must be a number of degrees`)
      .min(-limit, `${name} must be at least -${limit}`)
      .max(limit, `${name} must be at most ${limit}`),
  );

/** The part of the earth that a map shows, in WGS 84 degrees. West of east, except across the antimeridian. */
export const viewportSchema = z.object({
  west: degrees("west", 180),
  south: degrees("south", 90),
  east: degrees("east", 180),
  north: degrees("north", 90),
});

export type Viewport = z.output<typeof viewportSchema>;

/** "73.7,18.4,74.1,18.7" as a viewport: west, south, east, north. */
export const areaTextSchema = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/)
  .transform((text): unknown => {
    const [west, south, east, north] = text.split(",");
    return { west, south, east, north };
  })
  .pipe(viewportSchema.refine(({ south, north }) => south < north));
