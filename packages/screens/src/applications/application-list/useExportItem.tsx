import { exportApplications } from "@ats/core/applications/viewing-contract";
import type { Job } from "@ats/core/jobs/job";
import type { MenuItem } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { FileDown } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { useSaveCsv } from "../../lists/useSaveCsv.ts";
import { listQuery } from "./calls.ts";
import type { ApplicationListState } from "./state.ts";
import { applicationListTexts } from "./texts.ts";

/** Saves the whole list as CSV, with the filters of the table or board. `job` loads. */
export function useExportItem(
  jobId: number,
  job: Job | undefined,
  state: ApplicationListState,
): MenuItem {
  const say = useTexts();
  const { client } = useAts();
  const { isBusy, save } = useSaveCsv(
    say(applicationListTexts.list),
    say(applicationListTexts.exportedHint),
  );
  return {
    id: "export",
    label: say(applicationListTexts.exportCsv),
    icon: <FileDown />,
    isDisabled: isBusy,
    onAction: () =>
      void save(
        client.call(exportApplications, { params: { id: jobId }, query: listQuery(state) }),
        say(applicationListTexts.listFile, { number: job?.job_number ?? "" }),
      ),
  };
}
