import { getQueue } from "@ats/core/applications/queue-contract";
import type { Stage } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { columnQuery, listQuery } from "./calls.ts";
import type { ApplicationListState } from "./state.ts";
import { storeReview } from "./stored-review.ts";
import { applicationListTexts } from "./texts.ts";

/** Begins a review of the whole list, or of one stage of the board. */
export function useBeginReview(jobId: number, state: ApplicationListState) {
  const say = useTexts();
  const { client, navigate, host } = useAts();
  /**
   * Begins with application `id`, or the first; reads the queue before the first view changes it.
   */
  return async (id?: number, stage?: Stage) => {
    try {
      const query = stage ? columnQuery(state.search, stage) : listQuery(state);
      const queue = await client.call(getQueue, { params: { id: jobId }, query });
      const first = id ?? queue.ids[0];
      if (first === undefined)
        return showToast({ title: say(applicationListTexts.nobodyToReview) });
      const review = Date.now();
      storeReview(host.storage, review, queue);
      const begun = new URLSearchParams({ review: String(review) });
      if (stage) begun.set("status", stage.status);
      if (stage?.node_id) begun.set("node", String(stage.node_id));
      navigate(`${to.applicationDetails({ id: first })}?${begun}`);
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: say(applicationListTexts.reviewFailed),
        description: message,
      });
    }
  };
}
