import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { audiences, savedLists, savedState } from "./saved-view.ts";

export { type SavedList, type SavedState, savedLists, savedState } from "./saved-view.ts";

const savedView = z.object({
  id: z.number().int(),
  name: z.string(),
  state: savedState,
  owner: z.object({ id: z.number().int(), name: z.string() }),
  shared_with: z.enum(audiences),
  /** The chosen colleagues; empty for all but the owner. */
  reader_ids: z.array(z.number().int()),
  /** True for the view with which the caller's list opens. */
  is_default: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const list = z.enum(savedLists);
const query = z.object({ list: list.default("candidates") });
const name = plainText(60, "Give the view a name.");

export const listSavedViews = endpoint({
  method: "GET",
  path: "/api/saved-views",
  summary: "Lists the caller's saved views of a list by name, and those that colleagues share",
  company: "ATS",
  query,
  response: z.object({ records: z.array(savedView) }),
});

export const saveView = endpoint({
  method: "PUT",
  path: "/api/saved-views",
  summary: "Saves a view of a list, replacing the caller's own with the same name",
  company: "ATS",
  maxBytes: bodyBytes.large,
  body: z.object({ list, name, state: savedState }),
  response: savedView,
});

export const changeSavedView = endpoint({
  method: "PUT",
  path: "/api/saved-views/{id}",
  summary: "Renames one of the caller's saved views, or replaces its content",
  company: "ATS",
  params: idParam,
  maxBytes: bodyBytes.large,
  body: z
    .object({ name: name.optional(), state: savedState.optional() })
    .refine((change) => change.name ?? change.state, "Enter a name or a state."),
  response: savedView,
});

export const shareSavedView = endpoint({
  method: "PUT",
  path: "/api/saved-views/{id}/readers",
  summary: "Shares one of the caller's saved views with colleagues, or stops sharing it",
  access: "SHARE_VIEWS",
  params: idParam,
  body: z.object({
    shared_with: z.enum(audiences),
    reader_ids: z
      .array(z.number().int().positive())
      .max(200, "Choose 200 colleagues or fewer.")
      .default([]),
  }),
  response: savedView,
});

export const listViewReaders = endpoint({
  method: "GET",
  path: "/api/saved-views/readers",
  summary: "Lists the colleagues with whom a view of a list can be shared",
  access: "SHARE_VIEWS",
  query,
  response: z.object({
    records: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});

export const chooseDefaultView = endpoint({
  method: "PUT",
  path: "/api/default-view",
  summary: "Chooses the view with which the caller's list opens after sign-in; null for none",
  company: "ATS",
  body: z.object({ list, id: z.number().int().positive().nullable() }),
});

export const removeSavedView = endpoint({
  method: "DELETE",
  path: "/api/saved-views/{id}",
  summary: "Removes one of the caller's saved views; administrators may remove any shared one",
  company: "ATS",
  params: idParam,
});

export const savedViewContract = {
  listSavedViews,
  saveView,
  changeSavedView,
  shareSavedView,
  listViewReaders,
  chooseDefaultView,
  removeSavedView,
};
