import { SimpleFaker } from "@faker-js/faker";
import type { DemoData } from "./data.ts";

/**
 * Puts the applications of jobs with a workflow into its nodes, and names the nodes in their
 * activities.
 */
export function standInNodes(data: DemoData, seed: number): void {
  const random = new SimpleFaker();
  random.seed(seed + 11);
  const workflowOf = new Map(data.jobs.map(({ id, workflow_id }) => [id, workflow_id]));
  const nodesOf = Map.groupBy(data.workflow_nodes, ({ workflow_id }) => workflow_id);
  const nodesAt = new Map<number, Map<string, string>>();
  for (const application of data.applications) {
    const nodes = nodesOf.get(workflowOf.get(application.job_id) ?? 0);
    if (!nodes) continue;
    const fitting = nodes.filter(({ status }) => status === application.status);
    const node = fitting.length > 0 ? random.helpers.arrayElement(fitting) : undefined;
    application.node_id = node?.id ?? null;
    application.node_place = node ? node.position + 1 : 0;
    const names = new Map(nodes.toReversed().map(({ status, name }) => [status as string, name]));
    if (node) names.set(node.status, node.name);
    nodesAt.set(application.id, names);
  }
  for (const activity of data.activities) {
    const names = nodesAt.get(activity.application_id);
    if (!names || activity.type !== "status_changed") continue;
    activity.value_before = names.get(activity.status_before ?? "") ?? null;
    activity.value_after = names.get(activity.status_after ?? "") ?? null;
  }
}
