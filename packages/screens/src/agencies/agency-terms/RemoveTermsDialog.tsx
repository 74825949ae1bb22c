import { type AgencyTerms, removeAgencyTerms } from "@ats/core/agencies/terms-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { sayDays } from "./terms-in-words.ts";
import { agencyTermsTexts } from "./texts.ts";

interface RemoveTermsDialogProps {
  terms: AgencyTerms;
  onClose(): void;
}

/** Removes terms on which no fee rests. */
export function RemoveTermsDialog({ terms, onClose }: RemoveTermsDialogProps) {
  const say = useTexts();
  const refresh = useRefreshAgencies();
  const { mutate, isPending } = useCall(removeAgencyTerms, {
    onSuccess: () => showToast({ tone: "positive", title: say(agencyTermsTexts.removed) }),
    onError: ({ message }) =>
      showToast({
        tone: "critical",
        title: say(agencyTermsTexts.notRemoved),
        description: message,
        timeout: null,
      }),
    onSettled: () => {
      void refresh();
      onClose();
    },
  });
  const { id, version } = terms;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say(agencyTermsTexts.removeTitle, { days: sayDays(say, terms) })}
      confirmLabel={say(agencyTermsTexts.remove)}
      tone="critical"
      isPending={isPending}
      onConfirm={() => mutate({ params: { id }, version })}
    >
      {say(agencyTermsTexts.removeHint)}
    </ConfirmDialog>
  );
}
