import { removeTemplate } from "@ats/core/templates/contract";
import type { Template } from "@ats/core/templates/template";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useRefreshTemplates } from "../queries.ts";
import { triggerName } from "../trigger-texts.ts";
import { editorTexts } from "./editor-texts.ts";

interface RemoveTemplateProps {
  template: Template;
  onRemoved(): void;
  onRefused(message: string): void;
}

/** Removes a template once that is confirmed. */
export function RemoveTemplate({ template, onRemoved, onRefused }: RemoveTemplateProps) {
  const say = useTexts();
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshTemplates();
  const remove = useCall(removeTemplate, {
    onSuccess: () => {
      // Does not refetch the deleted template, which would answer 404.
      void refresh(true);
      showToast({ tone: "positive", title: say(editorTexts.removed) });
      onRemoved();
    },
    onError: ({ status, message }) => {
      setAsked(false);
      onRefused(message);
      if (status === 412) void refresh();
    },
  });
  const { id, name, version } = template;
  return (
    <>
      <Button variant="ghost" onPress={() => setAsked(true)}>
        {say(editorTexts.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={say(editorTexts.removeTitle, { name })}
        confirmLabel={say(editorTexts.removeConfirm)}
        tone="critical"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id }, version })}
      >
        {triggerName(say, template)
          ? say(editorTexts.removeAutomaticHint)
          : say(editorTexts.removeHint)}
      </ConfirmDialog>
    </>
  );
}
