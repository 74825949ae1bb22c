import { exportApplications } from "@ats/core/applications/reading-contract";
import type { Job } from "@ats/core/jobs/job";
import { IconButton } from "@ats/ui/IconButton";
import { showToast } from "@ats/ui/Toast";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { applicationsOf } from "./reads.ts";
import type { ApplicationListState } from "./state.ts";

interface ExportButtonProps {
  jobId: number;
  /** Absent while it loads. */
  job: Job | undefined;
  state: ApplicationListState;
}

/** Saves the whole list, as it is filtered and sorted, as CSV. */
export function ExportButton({ jobId, job, state }: ExportButtonProps) {
  const { client } = useAts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [, { params, query }] = applicationsOf(jobId, state);
      const { page_no: _page, per_page: _size, ...filter } = query;
      const address = URL.createObjectURL(
        await client.call(exportApplications, { params, query: filter }),
      );
      const download = `Applications for job ${job?.job_number}.csv`;
      Object.assign(document.createElement("a"), { href: address, download }).click();
      URL.revokeObjectURL(address);
      showToast({
        tone: "positive",
        title: "The list was exported",
        description: "That you exported it is on the record of each application.",
      });
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: "The list was not exported",
        description: message,
        timeout: null,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label="Export as CSV"
      icon={<FileDown />}
      isDisabled={isBusy || !job}
      onPress={() => void save()}
    />
  );
}
