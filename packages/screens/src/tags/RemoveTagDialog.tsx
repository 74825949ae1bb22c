import { removeTag, type TagUse } from "@ats/core/tags/contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { tagCountTexts, tagSettingTexts } from "./texts.ts";

/** Removes a tag once its effect was shown. */
export default function RemoveTagDialog({ tag, onClose }: { tag: TagUse; onClose(): void }) {
  const say = useTexts();
  const queries = useQueryClient();
  const { id, label, candidates, applications } = tag;
  const remove = useCall(removeTag, {
    onSuccess: () => {
      void queries.invalidateQueries();
      showToast({ tone: "positive", title: say(tagSettingTexts.removed, { label }) });
      onClose();
    },
  });
  const effect =
    candidates + applications === 0
      ? say(tagSettingTexts.removeUnused)
      : say(tagSettingTexts.removeEffect, {
          candidates: say(tagCountTexts.candidates, { count: candidates }),
          applications: say(tagCountTexts.applications, { count: applications }),
        });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={say(tagSettingTexts.removeTitle, { label })}
      confirmLabel={say(tagSettingTexts.remove)}
      tone="critical"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
    >
      {remove.error?.message ?? effect}
    </ConfirmDialog>
  );
}
