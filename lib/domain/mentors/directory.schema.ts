import { z } from "zod";

/**
 * The path segments after the directory's address. None means the list of pages, which parses to 0; otherwise a page
 * number.
 */
export const directoryPathSchema = z.union([
  z.tuple([]).transform(() => 0),
  z.tuple([z.string().regex(/^[1-9]\d{0,6}$/)]).transform(([page]) => Number(page)),
]);
