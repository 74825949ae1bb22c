import type { Output } from "@ats/core/contract/endpoint";
import type { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { withdrawBookingInvitation } from "@ats/core/interviews/booking-contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../app/context.tsx";
import { showRefusedToast } from "../applications/refused-toast.ts";
import { useRefreshInterviews } from "./queries.ts";

type Invited = Output<typeof inviteSeveralToBook>["records"][number];

/** Shows who can now choose an interview time; its Undo withdraws the links, then calls `onUndone`. */
export function useInvitedToasts() {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshInterviews();
  const withdraw = async (invited: readonly Invited[], onUndone: () => void) => {
    const stillInvited: Invited[] = [];
    for (const record of invited)
      await client
        .call(withdrawBookingInvitation, {
          params: { id: record.invitation_id ?? "" },
          mayBeMissing: true,
        })
        .catch(({ message }: Error) => stillInvited.push({ ...record, message }));
    void refresh();
    if (stillInvited.length > 0)
      return showRefusedToast(
        say,
        `${stillInvited.length} of ${invited.length} can still choose a time`,
        stillInvited,
      );
    showToast({ tone: "positive", title: `${applicantsOf(invited)} can no longer choose a time` });
    onUndone();
  };
  return (records: readonly Invited[], onUndone: () => void) => {
    const refused = records.filter((record) => !record.invited);
    const invited = records.filter((record) => record.invited);
    if (refused.length > 0)
      showRefusedToast(say, `${refused.length} of ${records.length} were not invited`, refused);
    showToast({
      tone: "positive",
      title: `${applicantsOf(invited)} can now choose a time`,
      description: `The ${invited.length === 1 ? "link goes" : "links go"} out in ten seconds.`,
      timeout: messageHoldMs,
      onUndo: () => void withdraw(invited, onUndone),
    });
  };
}

const applicantsOf = ([first, ...others]: readonly Invited[]) =>
  first && others.length === 0 ? first.applicant_name : `${others.length + 1} applicants`;
