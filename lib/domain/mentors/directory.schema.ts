import { z } from "zod";

/** The segments behind the directory's address: none for the list of its pages, which is 0 here, or the number of a page. */
export const directoryPathSchema = z.union([
  z.tuple([]).transform(() => 0),
  z.tuple([z.string().regex(/^[1-9]\d{0,6}$/)]).transform(([page]) => Number(page)),
]);
