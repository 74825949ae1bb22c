import { listTemplates } from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { templateSearchFields } from "@ats/core/templates/list-columns";
import type { SearchField } from "../../lists/FieldSearch.tsx";
import { pageOf, termsOf } from "../../lists/list-state.ts";
import type { TemplateListState } from "./state.ts";

/** The call that reads the list in a state. Without a kind, reads all kinds, for the counts. */
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
