import { ColumnChooser } from "@ats/ui/ColumnChooser";
import type { ListState } from "../../lists/list-state.ts";
import SavedViewsMenu from "../../lists/SavedViewsMenu.tsx";
import type { Columns } from "../../lists/use-columns.ts";
import { jobColumns } from "./columns.tsx";
import { jobListOptions, type JobListSearch } from "./state.ts";

interface JobListToolsProps {
  state: ListState<JobListSearch>;
  columns: Columns;
  onChange(change: Partial<ListState<JobListSearch>>): void;
}

const noCounts: ReadonlyMap<number, number> = new Map();

/** The reader's views of the list, and its columns. */
export default function JobListTools({ state, columns, onChange }: JobListToolsProps) {
  return (
    <>
      <SavedViewsMenu
        options={jobListOptions}
        state={state}
        noneLabel="Saved views"
        onChange={onChange}
      />
      <ColumnChooser columns={jobColumns(noCounts)} {...columns} isIconOnNarrow />
    </>
  );
}
