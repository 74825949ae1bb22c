import { z } from "zod";
import { screen } from "../app/screen.ts";
import { pageSearch } from "../lists/list-state.ts";

const siftSearch = z.object({
  /** The question whose answers are scored; without it, all questions and the results. */
  question: z.uuid().optional().catch(undefined),
  /** "name", "mean", "reviewers" or the id of a question. */
  sc: z.string().optional(),
  so: z.enum(["asc", "desc"]).optional().catch(undefined),
  ...pageSearch,
});
export type SiftSearch = z.output<typeof siftSearch>;

export const siftRoute = screen({
  name: "sift",
  right: "UPDATE_APPLICATIONS",
  search: siftSearch,
  load: async () => (await import("./Sift.tsx")).Sift,
});
