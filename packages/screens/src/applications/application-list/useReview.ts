import { getQueue } from "@ats/core/applications/queue-contract";
import type { Stage } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { showToast } from "@ats/ui/Toast";
import { useAts } from "../../app/context.tsx";
import { neighboursOf } from "./reads.ts";
import type { ApplicationListState } from "./state.ts";

/** Begins a review with an application: of the whole list, or of one stage of the board. */
export function useReview(jobId: number, state: ApplicationListState) {
  const { client, navigate } = useAts();
  const review = (id: number, { status, node_id }: Partial<Stage> = {}) => {
    const begun = new URLSearchParams({ review: String(Date.now()) });
    if (status) begun.set("status", status);
    if (node_id) begun.set("node", String(node_id));
    navigate(`${to.applicationDetails({ id })}?${begun}`);
  };
  return {
    review,
    /** With the first card of the board, whose columns are read one by one. */
    reviewBoard: async () => {
      try {
        const query = neighboursOf(state);
        const { ids } = await client.call(getQueue, { params: { id: jobId }, query });
        if (ids[0] === undefined) showToast({ title: "Nobody on the board to review" });
        else review(ids[0]);
      } catch (error) {
        const { message } = error as Error;
        showToast({ tone: "critical", title: "The review was not begun", description: message });
      }
    },
  };
}
