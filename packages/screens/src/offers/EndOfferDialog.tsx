import { moveOffer, type Offer } from "@ats/core/offers/contract";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { ReasonDialog } from "../reasons/ReasonDialog.tsx";
import { useRefreshOffers } from "./queries.ts";
import { offerDialogTexts } from "./texts.ts";

interface EndOfferDialogProps {
  offer: Offer;
  state: "DECLINED" | "WITHDRAWN";
  onClose(): void;
}

/** Asks why the candidate declined, or why the company withdraws. */
export function EndOfferDialog({ offer, state, onClose }: EndOfferDialogProps) {
  const say = useTexts();
  const refresh = useRefreshOffers();
  const { id, version } = offer;
  const move = useCall(moveOffer, {
    onSuccess: async () => {
      await refresh();
      onClose();
    },
    onError: ({ status }) => {
      if (status === 412) void refresh();
    },
  });
  const isDeclined = state === "DECLINED";
  return (
    <ReasonDialog
      draft={`offer.${id}.${state}`}
      title={say(isDeclined ? offerDialogTexts.declineTitle : offerDialogTexts.withdrawTitle)}
      description={say(isDeclined ? offerDialogTexts.declineHint : offerDialogTexts.withdrawHint)}
      confirmLabel={say(
        isDeclined ? offerDialogTexts.declineConfirm : offerDialogTexts.withdrawConfirm,
      )}
      variant={isDeclined ? "primary" : "danger"}
      missing={say(offerDialogTexts.reasonMissing)}
      hasCount
      call={move}
      onSubmit={(reason) => move.mutateAsync({ params: { id }, body: { state, reason }, version })}
      onClose={onClose}
    />
  );
}
