import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageId } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Switch } from "@ats/ui/Switch";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useReviewChoices } from "../application-list/stored-review.ts";
import { moveLabel } from "../MoveMenu.tsx";
import { MoveMenuButton } from "./MoveButtons.tsx";
import type { MoveApplications } from "../useMoveApplications.tsx";
import { reviewTexts } from "./review-texts.ts";
import { nextUndecided, useDecide } from "./useReviewQueue.ts";

/** Keys 1 to 9; further stages have only their buttons. */
const keyCount = 9;

interface ReviewBarProps {
  application: ApplicationDetails;
  /** The stages of the job. */
  stages: readonly Stage[];
  /** When the review began. */
  review: number;
  move: MoveApplications;
  /** Absent where a transfer is not possible. */
  onTransfer: (() => void) | undefined;
  /** Called after a move that leaves the application on the page. */
  onStay(): void;
  onGo(id: number): void;
}

/** Offers each stage as a button with its key, and goes on to the next after a decision. */
export default function ReviewBar(props: ReviewBarProps) {
  const { application, stages, review, move, onTransfer, onStay, onGo } = props;
  const say = useTexts();
  const [{ goesOn, showsAll }, choose] = useReviewChoices();
  const decide = useDecide(application.job_id, review);
  const moveTo = (stage: Stage) =>
    move(
      [application],
      stage,
      () => {
        const queue = decide(application.id, true);
        const next = goesOn && queue ? nextUndecided(queue, application.id) : undefined;
        if (next === undefined) onStay();
        else onGo(next);
      },
      (isUndone) => {
        decide(application.id, false);
        if (isUndone) onGo(application.id);
      },
    );
  const offered = stages
    .filter(({ status }) => status !== "INCOMPLETE")
    .map((stage, place) => ({
      stage,
      keys: [
        ...(stage.status === "REJECTED" ? ["R"] : []),
        ...(place < keyCount ? [String(place + 1)] : []),
      ],
      label: moveLabel(say, stage),
      isThere: mayMoveTo(application, stage),
    }));
  usePageCommands(
    displayName(application),
    offered.map(({ stage, label, ...command }) => ({
      ...command,
      id: `move ${stageId(stage)}`,
      label: needsReason(stage.status) ? label : say(reviewTexts.moveToStage, { stage: label }),
      onAction: () => moveTo(stage),
    })),
  );
  return (
    <Inline gap="md" justify="between">
      <div role="group" aria-label={say(reviewTexts.moveTo)}>
        <Inline gap="sm">
          <MoveMenuButton {...{ application, stages, onTransfer }} size="sm" onMove={moveTo} />
          {offered.map(({ stage, keys: [first], label, isThere }) => (
            <Button
              key={stageId(stage)}
              size="sm"
              isDisabled={!isThere}
              onPress={() => moveTo(stage)}
              {...(first && { iconEnd: <KeyHint keys={first} /> })}
            >
              {label}
            </Button>
          ))}
        </Inline>
      </div>
      <Inline gap="md">
        <Switch isSelected={goesOn} onChange={(on) => choose({ goesOn: on })}>
          {say(reviewTexts.goesOn)}
        </Switch>
        <ToggleButtonGroup
          label={say(reviewTexts.show)}
          value={showsAll ? "all" : "undecided"}
          onChange={(shown) => choose({ showsAll: shown === "all" })}
          options={[
            { id: "undecided", label: say(reviewTexts.undecided) },
            { id: "all", label: say(reviewTexts.all) },
          ]}
        />
      </Inline>
    </Inline>
  );
}
