import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";

export const savedLists = ["candidates", "jobs", "applications"] as const;
export type SavedList = (typeof savedLists)[number];

/** Filter, sort and search terms of a saved view; a list ignores those it does not know. */
export const savedState = z.object({
  filter: z.string().max(50),
  sc: z.string().max(50),
  so: z.enum(["asc", "desc"]),
  search: z
    .array(z.object({ field: z.string().max(50), term: z.string().max(1000) }))
    .max(20, "Save 20 terms or fewer."),
});
export type SavedState = z.output<typeof savedState>;

const savedView = z.object({ id: z.number().int(), name: z.string(), state: savedState });
const list = z.enum(savedLists);

export const listSavedViews = endpoint({
  method: "GET",
  path: "/api/saved-views",
  summary: "Lists the caller's saved views of a list by name",
  company: "ATS",
  query: z.object({ list: list.default("candidates") }),
  response: z.object({ records: z.array(savedView) }),
});

export const saveView = endpoint({
  method: "PUT",
  path: "/api/saved-views",
  summary: "Saves a view of a list, replacing one with the same name",
  company: "ATS",
  body: z.object({ list, name: plainText(60, "Give the view a name."), state: savedState }),
  response: savedView,
});

export const removeSavedView = endpoint({
  method: "DELETE",
  path: "/api/saved-views/{id}",
  summary: "Removes one of the caller's saved views",
  company: "ATS",
  params: idParam,
});

export const savedViewContract = { listSavedViews, saveView, removeSavedView };
