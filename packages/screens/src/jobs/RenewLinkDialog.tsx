import { getPublishing, renewInternalLink } from "@ats/core/jobs/channel-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";

export default function RenewLinkDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const renew = useCall(renewInternalLink, {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(getPublishing) });
      onClose();
      showToast({ tone: "positive", title: "Internal link replaced" });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Replace the link?"
      confirmLabel="Replace link"
      isPending={renew.isPending}
      onConfirm={() => renew.mutate({})}
    >
      {renew.error?.message ?? "Your colleagues’ current link will stop working."}
    </ConfirmDialog>
  );
}
