import type { ApplicationStatus } from "@ats/core/applications/status";
import { nodeLabel, type TemplateDraft } from "@ats/core/templates/template";
import { type Say, texts } from "@ats/ui/texts";
import { statusTexts } from "../applications/status-texts.ts";
import { delayText } from "./delay-texts.ts";

const triggerTexts = texts("templates.triggers", {
  onMove: "When an application moves to {stage}, {delay}",
  manually: "Sent manually",
  manuallyAfterDeletion: "Sent manually: the stage {stage} was deleted",
});

interface Trigger extends Pick<TemplateDraft, "node"> {
  stage: ApplicationStatus | null;
}

/** "Rejected", "First talk (Nursing)"; undefined when a template is sent manually. */
export function triggerName(say: Say, { stage, node }: Trigger): string | undefined {
  if (node) return nodeLabel(node);
  return stage ? say(statusTexts[stage]) : undefined;
}

/** "When an application moves to Rejected, after two days". */
export function sendTime(
  say: Say,
  {
    delay_minutes,
    deleted_stage,
    ...trigger
  }: Trigger & Pick<TemplateDraft, "delay_minutes" | "deleted_stage">,
): string {
  const stage = triggerName(say, trigger);
  if (stage) {
    const delay = delayText(say, delay_minutes).toLocaleLowerCase(say.locale);
    return say(triggerTexts.onMove, { stage, delay });
  }
  return deleted_stage === null
    ? say(triggerTexts.manually)
    : say(triggerTexts.manuallyAfterDeletion, { stage: deleted_stage });
}
