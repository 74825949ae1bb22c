import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { nextStage, type Stage, stageFor } from "@ats/core/applications/stage";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { ArrowRight, ChevronDown, Undo2 } from "lucide-react";
import { MoveMenu } from "../MoveMenu.tsx";
import { stageName } from "../status-texts.ts";
import { applicationDetailsTexts } from "./texts.ts";

interface MoveButtonsProps {
  application: ApplicationDetails;
  /** The stages of the job. */
  stages: readonly Stage[];
  onMove(stage: Stage): void;
}

/** Offers all moves in a menu, and the most likely one as a button. */
export function MoveButtons({ application, stages, onMove }: MoveButtonsProps) {
  const say = useTexts();
  const next = nextStage(stages, application);
  const before = restoreStage(application, stages);
  return (
    <>
      <MoveMenu
        trigger={<Button iconEnd={<ChevronDown />}>{say(applicationDetailsTexts.moveTo)}</Button>}
        label={displayName(application)}
        stages={stages}
        from={[application]}
        onMove={onMove}
      />
      {before && (
        <Button variant="primary" iconStart={<Undo2 />} onPress={() => onMove(before)}>
          {say(applicationDetailsTexts.restoreTo, { stage: stageName(say, before) })}
        </Button>
      )}
      {next && (
        <Button variant="primary" iconEnd={<ArrowRight />} onPress={() => onMove(next)}>
          {say(applicationDetailsTexts.moveToStage, { stage: stageName(say, next) })}
        </Button>
      )}
    </>
  );
}

/** The stage to which an ended application is restored. */
function restoreStage(
  { restore_status, restore_node_id }: ApplicationDetails,
  stages: readonly Stage[],
): Stage | undefined {
  if (!restore_status) return undefined;
  return (
    stages.find((stage) => restore_node_id !== null && stage.node_id === restore_node_id) ??
    stageFor(stages, restore_status)
  );
}
