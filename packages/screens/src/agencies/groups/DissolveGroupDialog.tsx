import { type AgencyGroup, changeAgencyGroup } from "@ats/core/agencies/groups-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { agencyGroupTexts } from "./texts.ts";

interface DissolveGroupDialogProps {
  group: AgencyGroup;
  onClose(): void;
}

/** Takes all agencies out of a group once its effect was shown. */
export default function DissolveGroupDialog({ group, onClose }: DissolveGroupDialogProps) {
  const say = useTexts();
  const refresh = useRefreshAgencies();
  const { name, agencies } = group;
  const dissolve = useCall(changeAgencyGroup, {
    async onSuccess() {
      await refresh();
      showToast({ tone: "positive", title: say(agencyGroupTexts.dissolved, { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say(agencyGroupTexts.dissolveTitle, { name })}
      confirmLabel={say(agencyGroupTexts.dissolve)}
      tone="critical"
      isPending={dissolve.isPending}
      onConfirm={() => dissolve.mutate({ body: { name, new_name: null } })}
    >
      {dissolve.error?.message ?? say(agencyGroupTexts.dissolveEffect, { count: agencies })}
    </ConfirmDialog>
  );
}
