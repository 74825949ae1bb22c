import { ColumnChooser } from "@ats/ui/ColumnChooser";
import { Dialog } from "@ats/ui/Dialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import type { ListState } from "../../lists/list-state.ts";
import SavedViewsMenu from "../../lists/SavedViewsMenu.tsx";
import type { Columns } from "../../lists/useColumns.ts";
import { jobColumns } from "./columns.tsx";
import { jobListOptions, type JobListSearch } from "./state.ts";

interface JobViewDialogProps {
  state: ListState<JobListSearch>;
  columns: Columns;
  onChange(change: Partial<ListState<JobListSearch>>): void;
  onClose(): void;
}

const noCounts: ReadonlyMap<number, number> = new Map();

/** Saved views and columns of the list, in a dialog so that they load on demand. */
export default function JobViewDialog({ state, columns, onChange, onClose }: JobViewDialogProps) {
  return (
    <Dialog isOpen size="sm" title="View options" onOpenChange={onClose}>
      <Stack gap="lg" align="start">
        <Stack gap="xs" align="start">
          <Text>Save these filters and sort</Text>
          <SavedViewsMenu
            options={jobListOptions}
            state={state}
            noneLabel="Saved views"
            onChange={onChange}
          />
        </Stack>
        <Stack gap="xs" align="start">
          <Text>Show and order columns</Text>
          <ColumnChooser columns={jobColumns(noCounts)} {...columns} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
