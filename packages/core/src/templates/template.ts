import { z } from "zod";
import { applicationStatuses, statusLabels } from "../applications/status.ts";
import { workflowNodeSchema } from "../jobs/workflow-node.ts";
import { attachmentIds, attachmentSchema } from "../messages/attachment.ts";
import { isBlankMarkup } from "../validation/email-sending.ts";
import { editorRequired } from "../validation/rich-text.ts";
import { cleanRichText } from "../validation/rich-text.ts";
import { sanitiseText } from "../validation/text.ts";
import { delayMinutes, delayWords } from "./delays.ts";
import { type TemplateKind, templateKinds } from "./kinds.ts";
import { lintTags } from "./merge-tags.ts";

/** Stages that may send a template by themselves: those that an application moves to. */
export const triggerStages = applicationStatuses.filter((status) => status !== "INCOMPLETE");

export const bodyMax = { email: 100_000, sms: 918, document: 100_000 } as const;

/** A stage of a workflow that sends a template by itself. */
export const triggerNode = workflowNodeSchema.extend({ workflow_name: z.string() });
export type TriggerNode = z.output<typeof triggerNode>;

export const nodeLabel = ({ name, workflow_name }: TriggerNode) => `${name} (${workflow_name})`;

/** What a template's form writes. */
export const templateInput = z.object({
  kind: z.enum(templateKinds),
  name: z.string().max(80, "Shorten the name to 80 characters or fewer.").transform(sanitiseText),
  /** Of an email. */
  subject: z
    .string()
    .max(200, "Shorten the subject to 200 characters or fewer.")
    .transform(sanitiseText),
  /** Markup of an email and a document, text of an SMS. */
  body: z.string().max(bodyMax.email, "Shorten the text: it is too long."),
  /** It is for this brand's jobs alone. */
  brand_name: z.string().max(120).nullable(),
  /** It goes out by itself when an application moves there: to a fixed status, or to one stage of a workflow. */
  stage: z.enum(applicationStatuses).nullable(),
  node: z.object({ id: z.number().int().positive() }).nullable().default(null),
  delay_minutes: delayMinutes,
  /** What an email brings along; of a document, the PDF that it is in place of a text. */
  files: attachmentIds.default([]),
});
export type TemplateInput = z.output<typeof templateInput>;

/** A template that is being written: its files and its stage by name. */
export const templateDraft = templateInput.extend({
  files: z.array(attachmentSchema).default([]),
  node: triggerNode.nullable().default(null),
  /** The stage that sent it by itself, which its workflow no longer has. */
  lost_stage: z.string().nullable().default(null),
});
export type TemplateDraft = z.output<typeof templateDraft>;

export const templateSchema = templateDraft.extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Messages written with it. */
  used: z.number().int(),
  last_used_date_time: z.string().nullable(),
  updated_date_time: z.string(),
});
export type Template = z.output<typeof templateSchema>;

/** What a template is chosen by. */
export const templateChoice = templateSchema.pick({
  id: true,
  kind: true,
  name: true,
  stage: true,
  node: true,
  brand_name: true,
  delay_minutes: true,
});

export type TemplateChoice = z.output<typeof templateChoice>;

/** Whether a document is a PDF, in place of a text. */
export const isPdf = ({ kind, files }: { kind: TemplateKind; files: readonly unknown[] }) =>
  kind === "document" && files.length > 0;

/** What a stage sends by itself, to be read by who decides whether it goes out. */
export const stageTemplate = templateChoice.extend(
  templateSchema.pick({ subject: true, body: true }).shape,
);
export type StageTemplate = z.output<typeof stageTemplate>;

/** A text as its kind may have it. */
export const cleanBody = (kind: TemplateKind, body: string): string =>
  kind === "sms" ? sanitiseText(body) : cleanRichText(body);

export interface TemplateProblem {
  field: "name" | "subject" | "body" | "stage" | "files";
  message: string;
}

/** What keeps a template from being saved; the first of each field. */
export function templateProblems(template: TemplateInput): TemplateProblem[] {
  const { kind, name, subject, stage, node, files } = template;
  const body = isPdf(template) ? "" : template.body;
  const problems: TemplateProblem[] = [];
  const add = (field: TemplateProblem["field"], message: string | undefined) => {
    if (message && !problems.some((problem) => problem.field === field))
      problems.push({ field, message });
  };
  if (!name.trim()) add("name", "Name the template.");
  if (kind === "email" && !subject.trim()) add("subject", "Write the subject.");
  if (isPdf(template)) {
    if (files.length > 1) add("files", "A document is one PDF. Take the others off.");
  } else if (kind === "sms" ? !body.trim() : isBlankMarkup(body)) add("body", editorRequired);
  if (body.length > bodyMax[kind])
    add("body", `Shorten the text to ${bodyMax[kind]} characters or fewer.`);
  add("subject", tagError(subject));
  add("body", tagError(body));
  if (stage && node) add("stage", "Choose a status or a stage of a workflow, not both.");
  if ((stage || node) && kind === "document") add("stage", "A document does not go out by itself.");
  if (stage === "INCOMPLETE") add("stage", "No application moves to Incomplete.");
  return problems;
}

const tagError = (text: string) =>
  lintTags(text).find(({ severity }) => severity === "error")?.message;

/** What to look at in a template, though it can be saved. */
export const templateWarnings = ({
  subject,
  body,
  node,
  lost_stage,
}: Pick<TemplateDraft, "subject" | "body" | "node" | "lost_stage">): string[] => [
  ...(lost_stage === null ? [] : [lostTrigger(lost_stage)]),
  ...(node?.status === "INCOMPLETE" ? [idleTrigger(node)] : []),
  ...new Set(
    lintTags(`${subject} ${body}`)
      .filter(({ severity }) => severity === "warning")
      .map(({ message }) => message),
  ),
];

const lostTrigger = (stage: string) =>
  `It went out by itself in ${stage}, which its workflow no longer has. Choose another stage, or save it as one that somebody sends.`;

const idleTrigger = (node: TriggerNode) =>
  `No application moves to ${nodeLabel(node)}: it stands for ${statusLabels.INCOMPLETE}. Choose another stage.`;

type Trigger = Pick<TemplateDraft, "stage" | "node">;

/** What sends a template by itself: "Rejected", "First talk (Nursing)"; undefined where a person does. */
export const triggerName = ({ stage, node }: Trigger): string | undefined =>
  node ? nodeLabel(node) : stage ? statusLabels[stage] : undefined;

/** "When an application moves to Rejected, after two days". */
export function whenSent({
  delay_minutes,
  lost_stage,
  ...trigger
}: Trigger & Pick<TemplateDraft, "delay_minutes" | "lost_stage">): string {
  const name = triggerName(trigger);
  if (name)
    return `When an application moves to ${name}, ${delayWords(delay_minutes).toLowerCase()}`;
  return lost_stage === null
    ? "When somebody sends it"
    : `When somebody sends it: its stage ${lost_stage} is gone`;
}
