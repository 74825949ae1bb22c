import { ColumnChooser } from "@ats/ui/ColumnChooser";
import type { TableColumn } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { DensityButton } from "./DensityButton.tsx";
import { ListSearch } from "./ListSearch.tsx";
import * as css from "./ListToolbar.css.ts";
import type { ListSearch as Address, ListState } from "./list-state.ts";
import { SortMenu } from "./SortMenu.tsx";
import { toolbarTexts } from "./toolbar-texts.ts";
import type { Columns } from "./useColumns.ts";

type State = Pick<ListState<Address>, "search" | "sc" | "so">;

interface ListToolbarProps<Row> {
  state: State;
  onChange(change: Partial<State>, options?: { replace?: boolean }): void;
  /** The choice of the list's groups. A line of their own where the list is narrow. */
  tabs?: ReactNode;
  /** The field whose terms are typed, and its name. */
  search: { field: string; label: string };
  /** A button that opens the filters. */
  filters: ReactNode;
  /** The filters in force, below the toolbar. */
  chips?: ReactNode;
  /** A button that opens the saved views. */
  views?: ReactNode;
  /** The table's columns and those chosen; absent where the rows are not in a table. */
  table?: { columns: TableColumn<Row>[]; choice: Columns };
}

/** A list's choices in one row: search, filters, saved views, order, columns and density. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { state, onChange, tabs, search, filters, chips, views, table } = props;
  const say = useTexts();
  return (
    <>
      <div role="search" aria-label={say(toolbarTexts.listOptions)} className={css.frame}>
        <div className={css.bar}>
          {tabs && <div className={css.lead}>{tabs}</div>}
          <div className={css.search}>
            <ListSearch
              {...search}
              terms={state.search}
              onChange={(terms) => onChange({ search: terms }, { replace: true })}
            />
          </div>
          <div className={css.choices}>
            {filters}
            {views}
            {table && (
              <>
                <SortMenu columns={table.columns} state={state} onChange={onChange} />
                <ColumnChooser columns={table.columns} {...table.choice} isIconOnly />
                <DensityButton />
              </>
            )}
          </div>
        </div>
      </div>
      {chips}
    </>
  );
}
