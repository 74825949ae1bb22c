import { listTemplates } from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { templateSearchFields } from "@ats/core/templates/list-columns";
import type { Say, Text } from "@ats/ui/texts";
import type { SearchField } from "../../lists/FieldSearch.tsx";
import { pageOf, termsOf } from "../../lists/list-state.ts";
import type { TemplateListState } from "./state.ts";
import { templateListTexts } from "./texts.ts";

/** The call that reads the list in a state. Without a kind, reads all kinds, for the counts. */
export const templatesOf = (state: TemplateListState, kind: TemplateKind | undefined) =>
  [listTemplates, { query: { ...pageOf(state), s: termsOf(state.search), kind } }] as const;

const fields: Record<(typeof templateSearchFields)[number], Text> = {
  name: templateListTexts.name,
  subject: templateListTexts.subject,
  body: templateListTexts.body,
  brand_name: templateListTexts.brand,
};
export const templateFields = (say: Say): SearchField[] =>
  Object.entries(fields).map(([id, label]) => ({ id, label: say(label) }));
