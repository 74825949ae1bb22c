import { getPublishing, renewInternalLink } from "@ats/core/jobs/channel-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";

/** Confirms replacing the internal link, which ends the old one. */
export default function RenewLinkDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const renew = useCall(renewInternalLink, {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(getPublishing) });
      onClose();
      showToast({ tone: "positive", title: "The internal vacancies have a new link" });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Make a new link?"
      confirmLabel="Make a new link"
      isPending={renew.isPending}
      onConfirm={() => renew.mutate({})}
    >
      {renew.error?.message ?? "The link that your colleagues have now leads nowhere then."}
    </ConfirmDialog>
  );
}
