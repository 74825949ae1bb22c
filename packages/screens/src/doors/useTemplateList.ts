import { type SearchProps, useSearch } from "../app/useSearch.ts";
import { templateListSearch, type TemplateListSearch } from "../templates/template-list/state.ts";
import { useTemplateList as useList } from "../templates/template-list/useTemplateList.ts";

/** State and data of the list of templates, for a view of the host's own. */
export const useTemplateList = (props?: SearchProps<TemplateListSearch>) =>
  useList(useSearch(templateListSearch, props));
