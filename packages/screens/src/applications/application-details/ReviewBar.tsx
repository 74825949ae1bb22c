import {
  type ApplicationStatus,
  applicationStatuses,
  movesFrom,
  needsReason,
  statusLabels,
} from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Keys, useHotkey } from "@ats/ui/Keys";
import { Text } from "@ats/ui/Text";
import { useSingleKeys } from "../../commands/keys.ts";

const stages = applicationStatuses.filter((status) => status !== "INCOMPLETE");

interface ReviewBarProps {
  status: ApplicationStatus;
  onMove(status: ApplicationStatus): void;
}

/** The stages, each with the number key that moves there. */
export default function ReviewBar({ status, onMove }: ReviewBarProps) {
  const [hasKeys] = useSingleKeys();
  return (
    <div role="group" aria-label="Move to">
      <Inline gap="sm">
        <Text size="sm" tone="muted">
          Move to
        </Text>
        {stages.map((stage, place) => (
          <StageButton
            key={stage}
            stage={stage}
            keys={hasKeys ? String(place + 1) : undefined}
            isDisabled={!movesFrom(status).includes(stage)}
            onMove={onMove}
          />
        ))}
      </Inline>
    </div>
  );
}

interface StageButtonProps {
  stage: ApplicationStatus;
  keys: string | undefined;
  isDisabled: boolean;
  onMove(status: ApplicationStatus): void;
}

function StageButton({ stage, keys, isDisabled, onMove }: StageButtonProps) {
  useHotkey(isDisabled ? undefined : keys, () => onMove(stage));
  return (
    <Button
      size="sm"
      isDisabled={isDisabled}
      onPress={() => onMove(stage)}
      {...(keys && { iconEnd: <Keys keys={keys} /> })}
    >
      {needsReason(stage) ? `${statusLabels[stage]}…` : statusLabels[stage]}
    </Button>
  );
}
