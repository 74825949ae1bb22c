import { approvalProcess } from "@ats/core/flags/flags";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { submittedStatus } from "@ats/core/jobs/status";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { to } from "@ats/core/navigation/routes";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor } from "../../session/session.tsx";
import { jobFormTexts } from "./texts.ts";

/** Publishes a job, or sends it for approval where that is asked for. */
export function useSubmitJob(onSubmitted: () => void) {
  const say = useTexts();
  const { navigate } = useAts();
  const queries = useQueryClient();
  const actor = useActor();
  const approvals = useFlag(approvalProcess) ?? false;
  const status = submittedStatus(actor, { approvals });
  const isPublished = status === "ACTIVE";
  const { mutate, isPending, data, error } = useCall(updateJobStatus, {
    onSuccess: ({ records: [result] }) => {
      if (!result?.updated) return;
      onSubmitted();
      void queries.invalidateQueries();
      showToast({
        tone: "positive",
        title: isPublished ? say(jobFormTexts.published) : say(jobFormTexts.sentForApproval),
      });
      navigate(
        isPublished ? to.applicationList({ id: result.id }) : `${to.jobList()}?filter=draft`,
      );
    },
  });
  return {
    submit: ({ id, version }: JobDetails) => mutate({ body: { jobs: [{ id, version }], status } }),
    isPending,
    refusals: [data?.records[0]?.message, error?.message].filter((text) => text !== undefined),
    label: isPublished ? say(jobFormTexts.publish) : say(jobFormTexts.sendForApproval),
  };
}
