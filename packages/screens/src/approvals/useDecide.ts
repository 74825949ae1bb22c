import {
  decideRequisitions,
  getApprovalFigures,
  getCostRequisition,
  getOfferRequisition,
  getRequisition,
  listRequisitions,
  type RequisitionDecision,
} from "@ats/core/approvals/contract";
import { getCost, getCostTotals, listCosts } from "@ats/core/costs/contract";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { sayTitle } from "./say-title.ts";
import { decisionTexts } from "./state-texts.ts";

/** Reads everything again that a decision changes. */
export function useRefreshRequests() {
  const queries = useQueryClient();
  return () => {
    for (const endpoint of [
      listRequisitions,
      getApprovalFigures,
      getRequisition,
      getOfferRequisition,
      getCostRequisition,
      listJobs,
      getJob,
      getCost,
      listCosts,
      getCostTotals,
    ])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
}

/** Decides about requests, and says what came of each. */
export function useDecide(onDone: () => void) {
  const say = useTexts();
  const refresh = useRefreshRequests();
  return useCall(decideRequisitions, {
    onSuccess: ({ records }, { body }) => {
      refresh();
      const decided = records.filter((record) => record.decided);
      const refused = records.filter((record) => !record.decided);
      if (decided.length > 0) {
        const [only] = decided;
        showToast({
          tone: "positive",
          title: saidOf(say, body.decision, decided.length, only ? sayTitle(say, only) : ""),
          ...(decided.length === 1 && only?.message && { description: only.message }),
        });
        onDone();
      }
      if (refused.length > 0)
        showToast({
          tone: "warning",
          title: say(decisionTexts.notDecided, { count: refused.length }),
          description: refused
            .map((record) => `${sayTitle(say, record)}: ${record.message}`)
            .join("\n"),
        });
    },
    onError: ({ message }) => {
      refresh();
      showToast({ tone: "critical", title: say(decisionTexts.failed), description: message });
    },
  });
}

function saidOf(say: Say, decision: RequisitionDecision, count: number, title: string): string {
  if (decision === "reject") return say(decisionTexts.rejectedOne, { title });
  if (decision === "send_back") return say(decisionTexts.sentBackOne, { title });
  return count === 1
    ? say(decisionTexts.approvedOne, { title })
    : say(decisionTexts.approved, { count });
}
