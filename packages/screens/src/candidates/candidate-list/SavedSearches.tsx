import {
  listSavedSearches,
  removeSavedSearch,
  type SavedState,
  saveSearch,
} from "@ats/core/candidates/saved-search-contract";
import { SavedViews } from "@ats/ui/SavedViews";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { candidateListOptions, type CandidateListState } from "./state.ts";

interface SavedSearchesProps {
  state: CandidateListState;
  onChange(change: Partial<CandidateListState>): void;
}

const savedOf = ({ filter, sc, so, search }: CandidateListState): SavedState => ({
  filter,
  sc,
  so,
  search,
});
const isSame = (a: SavedState, b: SavedState) => JSON.stringify(a) === JSON.stringify(b);

/** The reader's searches under their names: to come back to, to change and to remove. */
export function SavedSearches({ state, onChange }: SavedSearchesProps) {
  const queries = useQueryClient();
  const { data } = useEndpoint(listSavedSearches, {});
  const options = {
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listSavedSearches) }),
    onError: ({ message }: Error) =>
      void showToast({ title: "The search is not saved", description: message, tone: "critical" }),
  };
  const save = useCall(saveSearch, options);
  const remove = useCall(removeSavedSearch, options);
  const searches = data?.records ?? [];
  const now = savedOf(state);
  const shown = searches.find((search) => isSame(search.state, now));
  return (
    <SavedViews
      noneLabel="Saved searches"
      views={searches.map(({ id, name }) => ({ id: String(id), name }))}
      value={shown ? String(shown.id) : null}
      onChange={(id) => {
        const next = searches.find((search) => String(search.id) === id);
        onChange(next?.state ?? { ...candidateListOptions.defaults, search: [] });
      }}
      onSave={({ name }) => save.mutate({ body: { name, state: now } })}
      onDelete={(id) => remove.mutate({ params: { id: Number(id) } })}
    />
  );
}
