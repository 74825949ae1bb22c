import { mayMoveTo, type Stage, type StagePosition, stageId } from "@ats/core/applications/stage";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Keys, useHotkey } from "@ats/ui/Keys";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useSingleKeys } from "../../commands/keys.ts";
import { moveLabel } from "../MoveMenu.tsx";
import { reviewTexts } from "./review-texts.ts";

/** Keys 1 to 9; further stages have only their buttons. */
const keyCount = 9;

interface ReviewBarProps {
  application: StagePosition;
  /** The stages of the job. */
  stages: readonly Stage[];
  onMove(stage: Stage): void;
}

/** Offers each stage as a button with its number key. */
export default function ReviewBar({ application, stages, onMove }: ReviewBarProps) {
  const say = useTexts();
  const [hasKeys] = useSingleKeys();
  return (
    <div role="group" aria-label={say(reviewTexts.moveTo)}>
      <Inline gap="sm">
        <Text size="sm" tone="muted">
          {say(reviewTexts.moveTo)}
        </Text>
        {stages
          .filter(({ status }) => status !== "INCOMPLETE")
          .map((stage, place) => (
            <StageButton
              key={stageId(stage)}
              stage={stage}
              keys={hasKeys && place < keyCount ? String(place + 1) : undefined}
              isDisabled={!mayMoveTo(application, stage)}
              onMove={onMove}
            />
          ))}
      </Inline>
    </div>
  );
}

interface StageButtonProps {
  stage: Stage;
  keys: string | undefined;
  isDisabled: boolean;
  onMove(stage: Stage): void;
}

function StageButton({ stage, keys, isDisabled, onMove }: StageButtonProps) {
  const say = useTexts();
  useHotkey(isDisabled ? undefined : keys, () => onMove(stage));
  return (
    <Button
      size="sm"
      isDisabled={isDisabled}
      onPress={() => onMove(stage)}
      {...(keys && { iconEnd: <Keys keys={keys} /> })}
    >
      {moveLabel(say, stage)}
    </Button>
  );
}
