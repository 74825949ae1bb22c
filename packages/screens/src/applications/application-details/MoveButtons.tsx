import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { mayMoveTo, nextStage, type Stage, stageFor } from "@ats/core/applications/stage";
import { Button, type ButtonProps } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { useTexts } from "@ats/ui/texts";
import { ArrowRight, ArrowRightLeft, ChevronDown, Undo2, UserX } from "lucide-react";
import { useRef } from "react";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { MoveMenu, moveLabel } from "../MoveMenu.tsx";
import { stageName } from "../status-texts.ts";
import { applicationDetailsTexts } from "./texts.ts";

interface MoveButtonsProps {
  application: ApplicationDetails;
  /** The stages of the job. */
  stages: readonly Stage[];
  onMove(stage: Stage): void;
  /** Absent where a transfer is not possible. */
  onTransfer?: (() => void) | undefined;
}

/** Offers all moves in a menu, and rejecting and the most likely one as buttons. */
export function MoveButtons(props: MoveButtonsProps) {
  const say = useTexts();
  const { application, stages, onMove } = props;
  const next = nextStage(stages, application);
  const before = restoreStage(application, stages);
  const rejected = stageFor(stages, "REJECTED");
  const mayReject = mayMoveTo(application, rejected);
  usePageCommands(displayName(application), [
    {
      id: "reject",
      label: moveLabel(say, rejected),
      keys: "R",
      icon: <UserX />,
      isThere: mayReject,
      onAction: () => onMove(rejected),
    },
  ]);
  return (
    <>
      {mayReject && (
        <Button iconEnd={<KeyHint keys="R" />} onPress={() => onMove(rejected)}>
          {moveLabel(say, rejected)}
        </Button>
      )}
      <MoveMenuButton {...props} />
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

/** Offers all moves in a menu, which `M` opens. */
export function MoveMenuButton({
  application,
  stages,
  onMove,
  onTransfer,
  ...button
}: MoveButtonsProps & Pick<ButtonProps, "size">) {
  const say = useTexts();
  const menu = useRef<HTMLButtonElement>(null);
  const label = say(applicationDetailsTexts.moveTo);
  usePageCommands(displayName(application), [
    {
      id: "move",
      label,
      keys: "M",
      icon: <ArrowRightLeft />,
      onAction: () => menu.current?.click(),
    },
  ]);
  return (
    <MoveMenu
      trigger={
        <Button
          {...button}
          ref={menu}
          iconEnd={
            <Inline as="span" gap="xxs" wrap={false}>
              <KeyHint keys="M" />
              <ChevronDown />
            </Inline>
          }
        >
          {label}
        </Button>
      }
      label={displayName(application)}
      stages={stages}
      from={[application]}
      onMove={onMove}
      onTransfer={onTransfer}
    />
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
