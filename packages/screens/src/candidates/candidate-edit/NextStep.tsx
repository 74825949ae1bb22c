import { displayName } from "@ats/core/anonymisation/anonymisation";
import { nextStage, stagesOf } from "@ats/core/applications/stage";
import { Button } from "@ats/ui/Button";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { useTexts } from "@ats/ui/texts";
import { ArrowRight, ArrowRightLeft } from "lucide-react";
import { useApplication } from "../../applications/application-details/queries.ts";
import { applicationDetailsTexts } from "../../applications/application-details/texts.ts";
import { MoveMenu } from "../../applications/MoveMenu.tsx";
import { RejectButton } from "../../applications/RejectButton.tsx";
import { stageName } from "../../applications/status-texts.ts";
import { useMoveApplications } from "../../applications/useMoveApplications.tsx";

/** Moves one of the candidate's applications: to the next stage, to any, or out. */
export default function NextStep({ applicationId }: { applicationId: number }) {
  const say = useTexts();
  const { data: application } = useApplication(applicationId);
  const { move, dialog } = useMoveApplications();
  if (!application) return null;
  const stages = stagesOf(application.nodes, { [application.status]: 1 });
  const next = nextStage(stages, application);
  const onMove = (stage: (typeof stages)[number]) => move([application], stage);
  return (
    <Inline gap="xs">
      {next && (
        <Button size="sm" iconEnd={<ArrowRight />} onPress={() => onMove(next)}>
          {say(applicationDetailsTexts.moveToStage, { stage: stageName(say, next) })}
        </Button>
      )}
      <MoveMenu
        trigger={
          <IconButton
            aria-label={say(applicationDetailsTexts.moveTo)}
            icon={<ArrowRightLeft />}
            size="sm"
          />
        }
        label={displayName(application)}
        stages={stages}
        from={[application]}
        onMove={onMove}
      />
      <RejectButton {...{ application, stages, onMove }} />
      {dialog}
    </Inline>
  );
}
