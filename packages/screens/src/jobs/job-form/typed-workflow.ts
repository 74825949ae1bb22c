import { statusLabels } from "@ats/core/applications/status";
import {
  type Workflow,
  type WorkflowInput,
  workflowInput,
  workflowNodeInput,
} from "@ats/core/jobs/workflow";
import { z } from "zod";
import type { InWords } from "../../drafts/differences.ts";

/** A workflow as it stands in the form. */
export const typedWorkflow = workflowInput.extend({
  name: z.string(),
  nodes: z.array(workflowNodeInput.extend({ name: z.string() })),
  version: z.number(),
});
export type TypedWorkflow = z.output<typeof typedWorkflow>;

export const usualWorkflow: TypedWorkflow = {
  name: "",
  nodes: [
    { name: "New", status: "APPLIED" },
    { name: "Shortlisted", status: "SHORTLIST" },
    { name: "Interview", status: "INTERVIEW" },
    { name: "Offer", status: "PROCESSING" },
    { name: "Hired", status: "HIRE" },
  ],
  version: 0,
};

export const typedOf = ({ name, nodes, version }: Workflow): TypedWorkflow => ({
  name,
  nodes,
  version,
});

export const inWords: InWords<TypedWorkflow> = [
  ["Name of the workflow", ({ name }) => name],
  [
    "Stages",
    ({ nodes }) => nodes.map(({ name, status }) => `${name}: ${statusLabels[status]}`).join("\n"),
  ],
];

/** The stages to be saved. A stage that a colleague deleted is saved as a new one. */
export const nodesOf = (nodes: WorkflowInput["nodes"], workflow: Workflow) =>
  nodes.map(({ id, ...node }) =>
    workflow.nodes.some((each) => each.id === id) ? { id, ...node } : node,
  );
