import { exportApplications } from "@ats/core/applications/viewing-contract";
import type { Job } from "@ats/core/jobs/job";
import { IconButton } from "@ats/ui/IconButton";
import { useTexts } from "@ats/ui/texts";
import { FileDown } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { listQuery } from "./calls.ts";
import type { ApplicationListState } from "./state.ts";
import { applicationListTexts } from "./texts.ts";
import { useSaveCsv } from "./useSaveCsv.ts";

interface ExportButtonProps {
  jobId: number;
  /** Absent while it loads. */
  job: Job | undefined;
  state: ApplicationListState;
}

/** Saves the whole list as CSV, with the filters of the table or board. */
export function ExportButton({ jobId, job, state }: ExportButtonProps) {
  const say = useTexts();
  const { client } = useAts();
  const { isBusy, save } = useSaveCsv(say(applicationListTexts.list));
  const saveList = () => {
    const query = listQuery(state);
    return save(
      client.call(exportApplications, { params: { id: jobId }, query }),
      say(applicationListTexts.listFile, { number: job?.job_number ?? "" }),
    );
  };
  return (
    <IconButton
      aria-label={say(applicationListTexts.exportCsv)}
      icon={<FileDown />}
      isDisabled={isBusy || !job}
      onPress={() => void saveList()}
    />
  );
}
