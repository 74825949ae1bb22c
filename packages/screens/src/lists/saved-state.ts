import type { SavedState } from "@ats/core/lists/saved-view";
import type { Density } from "@ats/ui/theme";
import type { ListSearch, ListState } from "./list-state.ts";
import type { Columns } from "./useColumns.ts";

/** The state that a view of the list as it is shown now would restore. */
export const savedStateOf = (
  { filter, sc, so, search }: ListState<ListSearch>,
  { columnOrder, hiddenColumns }: Pick<Columns, "columnOrder" | "hiddenColumns">,
  density: Density,
): SavedState => ({
  filter,
  sc,
  so,
  search,
  columns: { order: columnOrder, hidden: [...hiddenColumns].toSorted() },
  density,
});

/** True when the list shows what the view restores. */
export const shows = (now: SavedState, view: SavedState): boolean =>
  JSON.stringify(now) === JSON.stringify(savedStateWith(now, view));

/** The view, with what it does not say as it is now. */
const savedStateWith = (now: SavedState, view: SavedState): SavedState => ({
  filter: view.filter,
  sc: view.sc,
  so: view.so,
  search: view.search,
  columns: view.columns
    ? { order: view.columns.order, hidden: view.columns.hidden.toSorted() }
    : now.columns,
  density: view.density ?? now.density,
});
