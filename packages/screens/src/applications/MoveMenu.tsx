import { type Stage, type StagePosition, stageId, targetsOf } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { Menu } from "@ats/ui/Menu";
import { type Say, useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { exitVerb } from "./exit-verb.ts";
import { stageName } from "./status-texts.ts";
import { applicationsTexts } from "./texts.ts";

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
  /** Offers another job too. */
  onTransfer?: (() => void) | undefined;
}

/** "Shortlist"; "Reject…" with an ellipsis, because a dialog asks for the reason. */
export function moveLabel(say: Say, stage: Stage): string {
  const name = stageName(say, stage);
  if (!needsReason(stage.status)) return name;
  const verb = exitVerb(stage);
  return say(applicationsTexts.asksReason, { move: verb ? say(verb) : name });
}

const item = (say: Say, stage: Stage) => ({
  id: stageId(stage),
  label: moveLabel(say, stage),
  ...(stage.status === "REJECTED" && { tone: "critical" as const }),
});

const isExit = ({ status }: Stage) => needsReason(status);

/** Offers the stages open to at least one of the applications: pipeline first, then exits. */
export function MoveMenu(props: MoveMenuProps) {
  const { trigger, label, stages, from, onMove, onTransfer } = props;
  const say = useTexts();
  const targets = targetsOf(stages, from);
  const itemsOf = (stages: readonly Stage[]) => stages.map((stage) => item(say, stage));
  const sections = [
    {
      title: say(applicationsTexts.moveTo),
      items: [
        ...itemsOf(targets.filter((stage) => !isExit(stage))),
        ...(onTransfer
          ? [{ id: "transfer", label: say(applicationsTexts.anotherJob), onAction: onTransfer }]
          : []),
      ],
    },
    { title: say(applicationsTexts.endApplication), items: itemsOf(targets.filter(isExit)) },
  ];
  return (
    <Menu
      trigger={trigger}
      label={say(applicationsTexts.moveApplicantsTo, { applicants: label })}
      items={sections.filter(({ items }) => items.length > 0)}
      onAction={(id) => {
        const stage = targets.find((each) => stageId(each) === id);
        if (stage) onMove(stage);
      }}
    />
  );
}
