import type { CustomField } from "@ats/core/custom-fields/custom-field";
import { attachmentsProblem } from "@ats/core/messages/attachment";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { type Template, templateDraft, templateProblems } from "@ats/core/templates/template";
import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { attachmentTexts } from "../../messages/attachment-texts.ts";

/** A template as it stands in the form. */
export const typedTemplate = templateDraft.extend({ version: z.number() });
export type TypedTemplate = z.output<typeof typedTemplate>;

export const blankTemplate = (kind: TemplateKind): TypedTemplate => ({
  kind,
  name: "",
  subject: "",
  body: "",
  files: [],
  brand_name: null,
  stage: null,
  node: null,
  deleted_stage: null,
  delay_minutes: 0,
  version: 0,
});

export const typedFrom = (template: Template): TypedTemplate => ({
  kind: template.kind,
  name: template.name,
  subject: template.subject,
  body: template.body,
  files: template.files,
  brand_name: template.brand_name,
  stage: template.stage,
  node: template.node,
  deleted_stage: template.deleted_stage,
  delay_minutes: template.delay_minutes,
  version: template.version,
});

/** Errors by field. `isPending` is true while a file is uploading. */
export function errorsOf(
  say: Say,
  typed: TypedTemplate,
  { isPending, fields }: { isPending: boolean; fields: readonly CustomField[] | undefined },
): FormError[] {
  const errors: FormError[] = templateProblems(typed, fields).map(({ field: name, message }) => ({
    name,
    message,
  }));
  const ofFiles =
    attachmentsProblem(typed.files) ?? (isPending ? say(attachmentTexts.pending) : undefined);
  return ofFiles ? [...errors, { name: "files", message: ofFiles }] : errors;
}
