import {
  type Workflow,
  type WorkflowInput,
  workflowInput,
  workflowNodeInput,
} from "@ats/core/jobs/workflow";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { statusTexts } from "../../applications/status-texts.ts";
import type { InWords } from "../../drafts/differences.ts";
import { processTexts } from "./process-texts.ts";

/** A workflow as it stands in the form. */
export const typedWorkflow = workflowInput.extend({
  name: z.string(),
  nodes: z.array(workflowNodeInput.extend({ name: z.string() })),
  version: z.number(),
});
export type TypedWorkflow = z.output<typeof typedWorkflow>;

export const usualWorkflow = (say: Say): TypedWorkflow => ({
  name: "",
  nodes: [
    { name: say(processTexts.newStage), status: "APPLIED" },
    { name: say(processTexts.shortlisted), status: "SHORTLIST" },
    { name: say(processTexts.interview), status: "INTERVIEW" },
    { name: say(processTexts.offer), status: "PROCESSING" },
    { name: say(processTexts.hired), status: "HIRE" },
  ],
  version: 0,
});

export const typedOf = ({ name, nodes, version }: Workflow): TypedWorkflow => ({
  name,
  nodes,
  version,
});

export const inWords = (say: Say): InWords<TypedWorkflow> => [
  [say(processTexts.workflowName), ({ name }) => name],
  [
    say(processTexts.stagesField),
    ({ nodes }) =>
      nodes
        .map(({ name, status }) =>
          say(processTexts.stageWithStatus, { name, status: say(statusTexts[status]) }),
        )
        .join("\n"),
  ],
];

/** The stages to be saved. A stage that a colleague deleted is saved as a new one. */
export const nodesOf = (nodes: WorkflowInput["nodes"], workflow: Workflow) =>
  nodes.map(({ id, ...node }) =>
    workflow.nodes.some((each) => each.id === id) ? { id, ...node } : node,
  );
