import type { Output } from "@ats/core/contract/endpoint";
import type { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { withdrawBookingInvitation } from "@ats/core/interviews/booking-contract";
import { messageHoldMs } from "@ats/core/messages/compose";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../app/context.tsx";
import { showRefusedToast } from "../applications/refused-toast.ts";
import { useRefreshInterviews } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";

type Invited = Output<typeof inviteSeveralToBook>["records"][number];

/** Shows who can now choose an interview time; its Undo withdraws the links, then calls `onUndone`. */
export function useInvitedToasts() {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshInterviews();
  const applicantsOf = ([first, ...others]: readonly Invited[]) =>
    first && others.length === 0
      ? first.applicant_name
      : say(interviewsTexts.applicants, { count: others.length + 1 });
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
        say(interviewsTexts.stillInvited, { some: stillInvited.length, all: invited.length }),
        stillInvited,
      );
    showToast({
      tone: "positive",
      title: say(interviewsTexts.withdrawn, { applicants: applicantsOf(invited) }),
    });
    onUndone();
  };
  return (records: readonly Invited[], onUndone: () => void) => {
    const refused = records.filter((record) => !record.invited);
    const invited = records.filter((record) => record.invited);
    if (refused.length > 0)
      showRefusedToast(
        say,
        say(interviewsTexts.notInvited, { count: refused.length, all: records.length }),
        refused,
      );
    showToast({
      tone: "positive",
      title: say(interviewsTexts.invited, { applicants: applicantsOf(invited) }),
      description: say(interviewsTexts.linksGoOut, { count: invited.length }),
      timeout: messageHoldMs,
      onUndo: () => void withdraw(invited, onUndone),
    });
  };
}
