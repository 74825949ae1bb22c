import { ColumnChooser } from "@ats/ui/ColumnChooser";
import { Dialog } from "@ats/ui/Dialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { ListState } from "../../lists/list-state.ts";
import SavedViewsMenu from "../../lists/SavedViewsMenu.tsx";
import type { Columns } from "../../lists/useColumns.ts";
import { jobColumns } from "./columns.tsx";
import { jobViewTexts } from "./dialog-texts.ts";
import { type JobListSearch, jobListOptions } from "./state.ts";

interface JobViewDialogProps {
  state: ListState<JobListSearch>;
  columns: Columns;
  onChange(change: Partial<ListState<JobListSearch>>): void;
  onClose(): void;
}

const noCounts: ReadonlyMap<number, number> = new Map();

/** Saved views and columns of the list, in a dialog so that they load on demand. */
export default function JobViewDialog({ state, columns, onChange, onClose }: JobViewDialogProps) {
  const say = useTexts();
  return (
    <Dialog isOpen size="sm" title={say(jobViewTexts.title)} onOpenChange={onClose}>
      <Stack gap="lg" align="start">
        <Stack gap="xs" align="start">
          <Text>{say(jobViewTexts.save)}</Text>
          <SavedViewsMenu
            options={jobListOptions}
            state={state}
            noneLabel={say(jobViewTexts.savedViews)}
            onChange={onChange}
          />
        </Stack>
        <Stack gap="xs" align="start">
          <Text>{say(jobViewTexts.columns)}</Text>
          <ColumnChooser columns={jobColumns(say, noCounts)} {...columns} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
