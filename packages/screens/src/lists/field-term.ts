import { z } from "zod";

/** A term of a list's search: `{ field: "city.none", term: "Leeds|York" }`. */
export const fieldTerm = z.object({ field: z.string(), term: z.string() });
export type FieldTerm = z.output<typeof fieldTerm>;
