import {
  type Stage,
  type StagePosition,
  stageId,
  stageName,
  targetsOf,
} from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { Menu } from "@ats/ui/Menu";
import type { ReactNode } from "react";
import { exitVerb } from "./exit-verb.ts";

export interface MoveMenuProps {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  /** "Amelia Shah", "3 applications". */
  label: string;
  /** The stages of the job. */
  stages: readonly Stage[];
  /** The current stages of the applications. */
  from: readonly StagePosition[];
  onMove(stage: Stage): void;
}

/** "Shortlist"; "Reject…" with an ellipsis, because a dialog asks for the reason. */
export const moveLabel = (stage: Stage) =>
  needsReason(stage.status) ? `${exitVerb(stage) ?? stageName(stage)}…` : stageName(stage);

const item = (stage: Stage) => ({
  id: stageId(stage),
  label: moveLabel(stage),
  ...(stage.status === "REJECTED" && { tone: "critical" as const }),
});

const isExit = ({ status }: Stage) => needsReason(status);

/** Offers the stages open to at least one of the applications: pipeline first, then exits. */
export function MoveMenu({ trigger, label, stages, from, onMove }: MoveMenuProps) {
  const targets = targetsOf(stages, from);
  const sections = [
    { title: "Move to", items: targets.filter((stage) => !isExit(stage)).map(item) },
    { title: "End the application", items: targets.filter(isExit).map(item) },
  ];
  return (
    <Menu
      trigger={trigger}
      label={`Move ${label} to`}
      items={sections.filter(({ items }) => items.length > 0)}
      onAction={(id) => {
        const stage = targets.find((each) => stageId(each) === id);
        if (stage) onMove(stage);
      }}
    />
  );
}
