import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import type { SearchOf } from "../../app/useSearch.ts";
import { useLastPage, useListState } from "../../lists/useListState.ts";
import { templatesOf } from "./calls.ts";
import { templateListOptions, type TemplateListSearch } from "./state.ts";
import { useTemplateKinds } from "./useTemplateKinds.ts";

/**
 * The state of the list of templates, the kind and the page that it shows. There is no kind while
 * it shows the outbox.
 */
export function useTemplateList(address: SearchOf<TemplateListSearch>) {
  const { state, update } = useListState(templateListOptions, address);
  const kinds = useTemplateKinds();
  const isOutbox = state.filter === "outbox";
  const kind = kinds.find((each) => each === state.filter) ?? (isOutbox ? undefined : "email");
  const list = useEndpoint(...templatesOf(state, kind), { placeholderData: keepPreviousData });
  useLastPage(state, isOutbox ? undefined : list.data?.total, update);
  return { state, update, kinds, kind, list };
}
