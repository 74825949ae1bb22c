import { getPublishing, renewInternalLink } from "@ats/core/jobs/channel-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { publishingTexts } from "./settings-texts.ts";

export default function RenewLinkDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts();
  const queries = useQueryClient();
  const renew = useCall(renewInternalLink, {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(getPublishing) });
      onClose();
      showToast({ tone: "positive", title: say(publishingTexts.replaced) });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say(publishingTexts.replaceTitle)}
      confirmLabel={say(publishingTexts.replace)}
      isPending={renew.isPending}
      onConfirm={() => renew.mutate({})}
    >
      {renew.error?.message ?? say(publishingTexts.replaceHint)}
    </ConfirmDialog>
  );
}
