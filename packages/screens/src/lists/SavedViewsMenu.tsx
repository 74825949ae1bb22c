import {
  listSavedViews,
  removeSavedView,
  type SavedList,
  type SavedState,
  saveView,
} from "@ats/core/lists/saved-view-contract";
import { SavedViews } from "@ats/ui/SavedViews";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import type { ListOptions, ListSearch, ListState } from "./list-state.ts";
import { savedViewTexts } from "./saved-view-texts.ts";

export interface SavedViewsMenuProps<Search extends ListSearch> {
  options: ListOptions<Search> & { list: SavedList };
  state: ListState<Search>;
  /** Name of the list without a view. */
  noneLabel: string;
  onChange(change: Partial<ListState<Search>>): void;
  isOpenAtFirst?: boolean;
}

const isSame = (a: SavedState, b: SavedState) => JSON.stringify(a) === JSON.stringify(b);

export default function SavedViewsMenu<Search extends ListSearch>({
  options: { list, search: schema, defaults },
  state,
  noneLabel,
  onChange,
  isOpenAtFirst,
}: SavedViewsMenuProps<Search>) {
  const say = useTexts();
  const queries = useQueryClient();
  const { data } = useEndpoint(listSavedViews, { query: { list } });
  const options = {
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listSavedViews) }),
    onError: ({ message }: Error) =>
      void showToast({
        title: say(savedViewTexts.notSaved),
        description: message,
        tone: "critical",
      }),
  };
  const save = useCall(saveView, options);
  const remove = useCall(removeSavedView, options);
  const views = data?.records ?? [];
  const { filter, sc, so, search } = state as ListState<ListSearch>;
  const now: SavedState = { filter, sc, so, search };
  const shown = views.find((view) => isSame(view.state, now));
  const show = (saved: SavedState | undefined) => {
    // A value that the list no longer knows counts as unset.
    const known = saved && (schema.parse({ ...saved, search: undefined }) as ListSearch);
    const given = Object.entries(known ?? {}).filter(([, value]) => value !== undefined);
    onChange({
      ...defaults,
      ...Object.fromEntries(given),
      search: saved?.search ?? [],
    } as Partial<ListState<Search>>);
  };
  return (
    <SavedViews
      noneLabel={noneLabel}
      {...(isOpenAtFirst && { isOpenAtFirst })}
      views={views.map(({ id, name }) => ({ id: String(id), name }))}
      value={shown ? String(shown.id) : null}
      onChange={(id) => show(views.find((view) => String(view.id) === id)?.state)}
      onSave={({ name }) => save.mutate({ body: { list, name, state: now } })}
      onDelete={(id) => remove.mutate({ params: { id: Number(id) } })}
    />
  );
}
