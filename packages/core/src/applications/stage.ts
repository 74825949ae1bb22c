import type { WorkflowNode } from "../jobs/workflow-node.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusesOf,
  statusLabels,
  moveProblem,
} from "./status.ts";

/**
 * A position of an application: a node of its job's workflow, or a default status that no node
 * represents. Design §6.
 */
export interface Stage {
  status: ApplicationStatus;
  node_id: number | null;
  node_name: string | null;
}

export const stageName = ({ node_name, status }: Pick<Stage, "node_name" | "status">): string =>
  node_name ?? statusLabels[status];

/** Identifies a stage within one job. */
export const stageId = ({ node_id, status }: Stage): string =>
  node_id === null ? status : String(node_id);

const fixedStage = (status: ApplicationStatus): Stage => ({
  status,
  node_id: null,
  node_name: null,
});

/**
 * Stages that every job has whatever its workflow, so that every application has a place and a way
 * out.
 */
const statusesOfEveryJob: ReadonlySet<ApplicationStatus> = new Set([
  "INCOMPLETE",
  "HIRE",
  "REJECTED",
  "WITHDRAWN",
]);

const pipelineIndex = (status: ApplicationStatus) => applicationStatuses.indexOf(status);

/**
 * Returns the stages of a job: its workflow nodes in order, plus the default statuses without a
 * node that every job needs or that have applications, each at its place in the pipeline. Without
 * nodes, the default statuses.
 */
export function stagesOf(
  nodes: readonly WorkflowNode[],
  counts: Partial<Record<ApplicationStatus, number>> = {},
): readonly Stage[] {
  if (nodes.length === 0) return applicationStatuses.map(fixedStage);
  const own = nodes.map(({ id, name, status }) => ({ status, node_id: id, node_name: name }));
  return applicationStatuses
    .filter((status) => !own.some((stage) => stage.status === status))
    .filter((status) => statusesOfEveryJob.has(status) || counts[status])
    .reduce<Stage[]>((stages, status) => {
      const at = stages.findIndex((stage) => pipelineIndex(stage.status) > pipelineIndex(status));
      return stages.toSpliced(at < 0 ? stages.length : at, 0, fixedStage(status));
    }, own);
}

/** Returns the first stage with a status. */
export const stageFor = (stages: readonly Stage[], status: ApplicationStatus): Stage =>
  stages.find((stage) => stage.status === status) ?? fixedStage(status);

const isSame = (one: Stage, other: Stage) => stageId(one) === stageId(other);

/** A stage, and whether the application was ever submitted. */
export type StagePosition = Stage & { submitted?: boolean };

/** True when the statuses allow the move, or both stages have the same status. */
export const mayMoveTo = (from: StagePosition, to: Stage): boolean =>
  stageMoveProblem(from, to) === undefined;

/** Explains why an application cannot move to a stage; undefined when it can. */
export function stageMoveProblem(from: StagePosition, to: Stage): string | undefined {
  if (isSame(from, to)) return `Already in ${stageName(to)}.`;
  if (from.status === to.status && from.status !== "INCOMPLETE") return undefined;
  return moveProblem(from.status, to.status, from.submitted);
}

/** Returns the next stage of the pipeline; undefined after HIRE, an exit, or before submission. */
export function nextStage(stages: readonly Stage[], at: Stage): Stage | undefined {
  const pipeline = stages.filter(
    ({ status }) => statusesOf.active.includes(status) || status === "HIRE",
  );
  const index = pipeline.findIndex((stage) => isSame(stage, at));
  return index < 0 || at.status === "HIRE" ? undefined : pipeline[index + 1];
}

/** Returns the stages that at least one of some applications may move to. */
export const targetsOf = (
  stages: readonly Stage[],
  from: readonly StagePosition[],
): readonly Stage[] => stages.filter((stage) => from.some((current) => mayMoveTo(current, stage)));
