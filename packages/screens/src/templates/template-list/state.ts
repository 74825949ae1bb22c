import { templateKinds } from "@ats/core/templates/kinds";
import { templateSortColumns } from "@ats/core/templates/list-columns";
import { z } from "zod";
import { outboxSearch } from "../../mail/outbox-search.ts";
import { type ListOptions, type ListState, listSearch } from "../../lists/list-state.ts";

const templateFilters = [...templateKinds, "outbox"] as const;

const listOnly = listSearch(z.enum(templateFilters), templateSortColumns).extend(outboxSearch);
type TemplateListAddress = z.output<typeof listOnly>;
export type TemplateListState = ListState<TemplateListAddress>;

export const templateListSearch = listOnly.extend({
  edit: z.coerce.number().int().positive().optional().catch(undefined),
  /** Kind of a new template. */
  add: z.enum(templateKinds).optional().catch(undefined),
});
export type TemplateListSearch = z.output<typeof templateListSearch>;

/** Default: emails by name. */
export const templateListOptions: ListOptions<TemplateListAddress> = {
  list: "templates",
  search: listOnly,
  defaults: { filter: "email", sc: "name", so: "asc" },
};
