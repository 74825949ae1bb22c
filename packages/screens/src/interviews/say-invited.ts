import type { Output } from "@ats/core/contract/endpoint";
import type { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { withdrawBookingInvitation } from "@ats/core/interviews/booking-contract";
import { heldMs } from "@ats/core/messages/compose";
import { showToast } from "@ats/ui/Toast";
import { useAts } from "../app/context.tsx";
import { sayRefused } from "../applications/say-refused.ts";
import { useRefreshInterviews } from "./queries.ts";

type Row = Output<typeof inviteSeveralToBook>["records"][number];

/** Reports the result for each candidate and offers to undo; calls `onUndone` afterwards. */
export function useSayInvited() {
  const { client } = useAts();
  const refresh = useRefreshInterviews();
  const takeBack = async (invited: readonly Row[], onUndone: () => void) => {
    const kept: Row[] = [];
    for (const row of invited)
      await client
        .call(withdrawBookingInvitation, {
          params: { id: row.invitation_id ?? "" },
          mayBeMissing: true,
        })
        .catch(({ message }: Error) => kept.push({ ...row, message }));
    void refresh();
    if (kept.length > 0)
      return sayRefused(`${kept.length} of ${invited.length} may still choose a time`, kept);
    showToast({ tone: "positive", title: `${whoOf(invited)} may not choose a time any more` });
    onUndone();
  };
  return (records: readonly Row[], onUndone: () => void) => {
    const refused = records.filter(({ invited }) => !invited);
    const invited = records.filter((row) => row.invited);
    if (refused.length > 0)
      sayRefused(`${refused.length} of ${records.length} were not invited`, refused);
    showToast({
      tone: "positive",
      title: `${whoOf(invited)} may choose a time`,
      description: `The ${invited.length === 1 ? "link goes" : "links go"} out in ten seconds.`,
      timeout: heldMs,
      onUndo: () => void takeBack(invited, onUndone),
    });
  };
}

const whoOf = ([first, ...others]: readonly Row[]) =>
  first && others.length === 0 ? first.applicant_name : `${others.length + 1} applicants`;
