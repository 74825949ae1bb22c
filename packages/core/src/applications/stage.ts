import type { WorkflowNode } from "../jobs/workflow-node.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusesOf,
  statusLabels,
  whyNotMoved,
} from "./status.ts";

/**
 * Where an application may stand: in a node of its job's workflow, or in a fixed status where no
 * node stands for that. Design §6.
 */
export interface Stage {
  status: ApplicationStatus;
  node_id: number | null;
  node_name: string | null;
}

export const stageName = ({ node_name, status }: Pick<Stage, "node_name" | "status">): string =>
  node_name ?? statusLabels[status];

/** Tells the stages of one job apart. */
export const stageId = ({ node_id, status }: Stage): string =>
  node_id === null ? status : String(node_id);

const fixedStage = (status: ApplicationStatus): Stage => ({
  status,
  node_id: null,
  node_name: null,
});

/** Every job has these, whatever its workflow: nobody is stuck, and nobody is lost. */
const everywhere: ReadonlySet<ApplicationStatus> = new Set([
  "INCOMPLETE",
  "HIRE",
  "REJECTED",
  "WITHDRAWN",
]);

const place = (status: ApplicationStatus) => applicationStatuses.indexOf(status);

/**
 * The stages of a job: the nodes of its workflow in their order, and at their place in the pipeline
 * the fixed statuses that no node stands for, if every job has them or somebody stands there. Without
 * nodes, the fixed statuses.
 */
export function stagesOf(
  nodes: readonly WorkflowNode[],
  counts: Partial<Record<ApplicationStatus, number>> = {},
): readonly Stage[] {
  if (nodes.length === 0) return applicationStatuses.map(fixedStage);
  const own = nodes.map(({ id, name, status }) => ({ status, node_id: id, node_name: name }));
  return applicationStatuses
    .filter((status) => !own.some((stage) => stage.status === status))
    .filter((status) => everywhere.has(status) || counts[status])
    .reduce<Stage[]>((stages, status) => {
      const at = stages.findIndex((stage) => place(stage.status) > place(status));
      return stages.toSpliced(at < 0 ? stages.length : at, 0, fixedStage(status));
    }, own);
}

/** The first stage that stands for a status. */
export const stageFor = (stages: readonly Stage[], status: ApplicationStatus): Stage =>
  stages.find((stage) => stage.status === status) ?? fixedStage(status);

const isSame = (one: Stage, other: Stage) => stageId(one) === stageId(other);

/** Where an application stands, and whether it was ever submitted. */
export type Standing = Stage & { submitted?: boolean };

/** Whether an application may move: as the statuses allow, and between the nodes of one status. */
export const mayMoveTo = (from: Standing, to: Stage): boolean =>
  whyNotMovedTo(from, to) === undefined;

/** Why an application does not move; nothing where it may. */
export function whyNotMovedTo(from: Standing, to: Stage): string | undefined {
  if (isSame(from, to)) return `It is already in ${stageName(to)}.`;
  if (from.status === to.status && from.status !== "INCOMPLETE") return undefined;
  return whyNotMoved(from.status, to.status, from.submitted);
}

/** The next stage of the pipeline; none after HIRE, an exit, or before submission. */
export function nextStage(stages: readonly Stage[], at: Stage): Stage | undefined {
  const pipeline = stages.filter(
    ({ status }) => statusesOf.active.includes(status) || status === "HIRE",
  );
  const index = pipeline.findIndex((stage) => isSame(stage, at));
  return index < 0 || at.status === "HIRE" ? undefined : pipeline[index + 1];
}

/** The stages to which some applications may move. */
export const targetsOf = (stages: readonly Stage[], from: readonly Standing[]): readonly Stage[] =>
  stages.filter((stage) => from.some((current) => mayMoveTo(current, stage)));
