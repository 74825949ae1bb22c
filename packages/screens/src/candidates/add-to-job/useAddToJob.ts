import { listApplications } from "@ats/core/applications/contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { sayPeople } from "../talent-pools/queries.ts";
import { addToJobTexts } from "./texts.ts";

const touched = [
  getCandidate,
  listCandidates,
  rediscoverCandidates,
  listApplications,
  getJob,
  listJobs,
].map((endpoint) => keyOf(endpoint));

type Result = Output<typeof addApplications>["records"][number];

/** The most candidates named in a toast. */
const namedInToast = 5;

const candidateNames = (say: Say, records: readonly Result[]) => {
  const [first] = records;
  return records.length === 1 && first ? first.name : sayPeople(say, records.length);
};

interface Options {
  /** Called once the results have been shown. */
  onDone?: () => void;
  /** True on the job's own page, to which the toast then does not link. */
  isOnItsPage?: boolean;
}

/** Adds candidates to a job, and reports the results. */
export function useAddToJob({ onDone, isOnItsPage }: Options) {
  const say = useTexts();
  const { navigate } = useAts();
  const queries = useQueryClient();
  return useCall(addApplications, {
    onSuccess: ({ records }, { params }) => {
      const added = records.filter(({ updated }) => updated);
      const refused = records.filter(({ updated }) => !updated);
      const others = refused.length - namedInToast;
      if (added.length > 0)
        showToast({
          tone: "positive",
          title: say(addToJobTexts.added, { candidates: candidateNames(say, added) }),
          ...(!isOnItsPage && {
            action: {
              label: say(addToJobTexts.show),
              onPress: () => navigate(to.applicationList({ id: Number(params.id) })),
            },
          }),
        });
      if (refused.length > 0)
        showToast({
          tone: "critical",
          title: say(addToJobTexts.notAdded, { candidates: candidateNames(say, refused) }),
          description: [
            ...refused.slice(0, namedInToast).map(({ name, message }) => `${name}: ${message}`),
            ...(others > 0 ? [say(addToJobTexts.more, { count: others })] : []),
          ].join(" "),
          timeout: null,
        });
      onDone?.();
    },
    onSettled: () => {
      for (const queryKey of touched) void queries.invalidateQueries({ queryKey });
    },
  });
}
