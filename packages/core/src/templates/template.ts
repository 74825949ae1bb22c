import { z } from "zod";
import { applicationStatuses, statusLabels } from "../applications/status.ts";
import type { CustomField } from "../custom-fields/custom-field.ts";
import { workflowNodeSchema } from "../jobs/workflow-node.ts";
import { attachmentIds, attachmentSchema } from "../messages/attachment.ts";
import { isBlankMarkup } from "../validation/email-sending.ts";
import { isBlank } from "../validation/invisible.ts";
import { cleanRichText, editorRequired } from "../validation/rich-text.ts";
import { sanitiseText } from "../validation/text.ts";
import { delayMinutes } from "./delays.ts";
import { type TemplateKind, templateKinds } from "./kinds.ts";
import { lintTags } from "./merge-tags.ts";

/** Statuses that can send a template automatically; no application moves to INCOMPLETE. */
export const triggerStages = applicationStatuses.filter((status) => status !== "INCOMPLETE");

export const bodyMax = { email: 100_000, sms: 918, document: 100_000 } as const;

/** A workflow stage that sends a template automatically. */
export const triggerNode = workflowNodeSchema.extend({ workflow_name: z.string() });
export type TriggerNode = z.output<typeof triggerNode>;

export const nodeLabel = ({ name, workflow_name }: TriggerNode) => `${name} (${workflow_name})`;

/** Fields of the template form. */
export const templateInput = z.object({
  kind: z.enum(templateKinds),
  name: z.string().max(80, "Shorten the name to 80 characters or fewer.").transform(sanitiseText),
  /** Email only. */
  subject: z
    .string()
    .max(200, "Shorten the subject to 200 characters or fewer.")
    .transform(sanitiseText),
  /** Markup of an email or document; plain text of an SMS. */
  body: z.string().max(bodyMax.email, "Shorten the text: it is too long."),
  /** Limits the template to jobs of this brand. */
  brand_name: z.string().max(120).nullable(),
  /**
   * Sends the template when an application enters this status, or one stage of a workflow (`node`).
   */
  stage: z.enum(applicationStatuses).nullable(),
  node: z.object({ id: z.number().int().positive() }).nullable().default(null),
  delay_minutes: delayMinutes,
  /** Attachments of an email; for a document, the PDF that replaces its text. */
  files: attachmentIds.default([]),
});
export type TemplateInput = z.output<typeof templateInput>;

/** A template being edited, with its files and stage by name. */
export const templateDraft = templateInput.extend({
  files: z.array(attachmentSchema).default([]),
  node: triggerNode.nullable().default(null),
  /** Name of the stage that sent it automatically, when the workflow no longer has it. */
  deleted_stage: z.string().nullable().default(null),
});
export type TemplateDraft = z.output<typeof templateDraft>;

export const templateSchema = templateDraft.extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Number of messages written with it. */
  used: z.number().int(),
  last_used_date_time: z.string().nullable(),
  updated_date_time: z.string(),
});
export type Template = z.output<typeof templateSchema>;

/** Fields for choosing a template. */
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

/** True when a document is a PDF instead of a text. */
export const isPdf = ({ kind, files }: { kind: TemplateKind; files: readonly unknown[] }) =>
  kind === "document" && files.length > 0;

/** A template sent automatically by a stage, for review before a move. */
export const stageTemplate = templateChoice.extend({
  ...templateSchema.pick({ subject: true, body: true }).shape,
  /** When a stage last sent it to the application that is asked about. */
  sent_date_time: z.string().nullable(),
});
export type StageTemplate = z.output<typeof stageTemplate>;

/** Cleans a text as its kind requires. */
export const cleanBody = (kind: TemplateKind, body: string): string =>
  kind === "sms" ? sanitiseText(body) : cleanRichText(body);

export interface TemplateProblem {
  field: "name" | "subject" | "body" | "stage" | "files";
  message: string;
}

/** Lists problems that prevent saving; the first of each field. */
export function templateProblems(
  template: TemplateInput,
  fields?: readonly CustomField[],
): TemplateProblem[] {
  const { kind, name, subject, stage, node, files } = template;
  const body = isPdf(template) ? "" : template.body;
  const problems: TemplateProblem[] = [];
  const add = (field: TemplateProblem["field"], message: string | undefined) => {
    if (message && !problems.some((problem) => problem.field === field))
      problems.push({ field, message });
  };
  if (isBlank(name)) add("name", "Enter a name for the template.");
  if (kind === "email" && isBlank(subject)) add("subject", "Write the subject.");
  if (isPdf(template)) {
    if (files.length > 1) add("files", "A document can have only one PDF. Remove the others.");
  } else if (kind === "sms" ? isBlank(body) : isBlankMarkup(body)) add("body", editorRequired);
  if (body.length > bodyMax[kind])
    add("body", `Shorten the text to ${bodyMax[kind]} characters or fewer.`);
  add("subject", tagError(subject, fields));
  add("body", tagError(body, fields));
  if (stage && node) add("stage", "Choose a status or a stage of a workflow, not both.");
  if ((stage || node) && kind === "document")
    add("stage", "A document cannot be sent automatically.");
  if (stage === "INCOMPLETE") add("stage", "No application moves to Incomplete.");
  return problems;
}

const tagError = (text: string, fields?: readonly CustomField[]) =>
  lintTags(text, fields).find(({ severity }) => severity === "error")?.message;

/** Lists warnings about a template that can be saved. */
export const templateWarnings = (
  {
    subject,
    body,
    node,
    deleted_stage,
  }: Pick<TemplateDraft, "subject" | "body" | "node" | "deleted_stage">,
  fields?: readonly CustomField[],
): string[] => [
  ...(deleted_stage === null ? [] : [lostTrigger(deleted_stage)]),
  ...(node?.status === "INCOMPLETE" ? [idleTrigger(node)] : []),
  ...new Set(
    lintTags(`${subject} ${body}`, fields)
      .filter(({ severity }) => severity === "warning")
      .map(({ message }) => message),
  ),
];

const lostTrigger = (stage: string) =>
  `It was sent automatically in ${stage}, a stage that no longer exists. Choose another stage, or save it to send manually.`;

const idleTrigger = (node: TriggerNode) =>
  `No application moves to ${nodeLabel(node)}, because it is mapped to ${statusLabels.INCOMPLETE}. Choose another stage.`;

type Trigger = Pick<TemplateDraft, "stage" | "node">;

/** "Rejected", "First talk (Nursing)"; undefined when a template is sent manually. */
export const triggerName = ({ stage, node }: Trigger): string | undefined =>
  node ? nodeLabel(node) : stage ? statusLabels[stage] : undefined;
