import {
  listTemplates,
  type templateSearchFields,
  templateSortColumns,
} from "@ats/core/templates/contract";
import { type TemplateKind, templateKinds } from "@ats/core/templates/kinds";
import { z } from "zod";
import type { SearchField } from "../../lists/FieldSearch.tsx";
import {
  type ListOptions,
  type ListState,
  listSearch,
  pageOf,
  termsOf,
} from "../../lists/list-state.ts";

/** The kinds of templates, and what goes out. */
const templateFilters = [...templateKinds, "outbox"] as const;

const listOnly = listSearch(z.enum(templateFilters), templateSortColumns);
type TemplateListAddress = z.output<typeof listOnly>;
export type TemplateListState = ListState<TemplateListAddress>;

export const templateListSearch = listOnly.extend({
  /** The template that is open. */
  edit: z.coerce.number().int().positive().optional().catch(undefined),
  /** A new one of this kind is being written. */
  add: z.enum(templateKinds).optional().catch(undefined),
});
export type TemplateListSearch = z.output<typeof templateListSearch>;

/** Emails by name. */
export const templateListOptions: ListOptions<TemplateListAddress> = {
  list: "templates",
  search: listOnly,
  defaults: { filter: "email", sc: "name", so: "asc" },
};

/** The call that reads the templates of a list's state; all kinds are counted beside the outbox. */
export const templatesOf = (state: TemplateListState, kind: TemplateKind | undefined) =>
  [listTemplates, { query: { ...pageOf(state), s: termsOf(state.search), kind } }] as const;

const labels: Record<(typeof templateSearchFields)[number], string> = {
  name: "Name",
  subject: "Subject",
  body: "Text",
  brand_name: "Brand",
};
export const templateFields: SearchField[] = Object.entries(labels).map(([id, label]) => ({
  id,
  label,
}));
