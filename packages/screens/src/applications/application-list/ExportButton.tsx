import { exportApplications } from "@ats/core/applications/reading-contract";
import type { Job } from "@ats/core/jobs/job";
import { IconButton } from "@ats/ui/IconButton";
import { FileDown } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { applicationsOf } from "./reads.ts";
import type { ApplicationListState } from "./state.ts";
import { useSaveCsv } from "./useSaveCsv.ts";

interface ExportButtonProps {
  jobId: number;
  /** Absent while it loads. */
  job: Job | undefined;
  state: ApplicationListState;
}

/** Saves the whole list, as it is filtered and sorted, as CSV. */
export function ExportButton({ jobId, job, state }: ExportButtonProps) {
  const { client } = useAts();
  const { isBusy, save } = useSaveCsv("The list");
  const saveList = () => {
    const [, { params, query }] = applicationsOf(jobId, state);
    const { page_no: _page, per_page: _size, ...filter } = query;
    return save(
      client.call(exportApplications, { params, query: filter }),
      `Applications for job ${job?.job_number}.csv`,
    );
  };
  return (
    <IconButton
      aria-label="Export as CSV"
      icon={<FileDown />}
      isDisabled={isBusy || !job}
      onPress={() => void saveList()}
    />
  );
}
