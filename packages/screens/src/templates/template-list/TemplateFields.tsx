import { statusLabels } from "@ats/core/applications/status";
import { delays, delayText } from "@ats/core/templates/delays";
import { mergeTags } from "@ats/core/templates/merge-tags";
import {
  bodyMax,
  isPdf,
  nodeLabel,
  type TemplateDraft,
  type TriggerNode,
  triggerName,
  triggerStages,
} from "@ats/core/templates/template";
import type { FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { AttachmentsField } from "../../messages/AttachmentsField.tsx";
import { MergeTagMenu, withTag } from "../MergeTagMenu.tsx";

export interface TemplateFieldsProps {
  typed: TemplateDraft;
  errors: FormError[];
  brands: readonly string[];
  nodes: readonly TriggerNode[];
  onChange(change: Partial<TemplateDraft>): void;
  /** True while a file is uploading. */
  onPending(isPending: boolean): void;
}

const none = "none";
const inPlaceOfText = {
  label: "PDF",
  description: "Sent unchanged instead of a text. Up to 10 MB.",
  accept: [".pdf"],
  maxFiles: 1,
};
const editorTags = mergeTags.map(({ id, label }) => ({ id, label }));

export function TemplateFields({
  typed,
  errors,
  brands,
  nodes,
  onChange,
  onPending,
}: TemplateFieldsProps) {
  const { kind, name, subject, body, brand_name, stage, node, delay_minutes } = typed;
  const problem = (field: string) => {
    const message = errors.find((error) => error.name === field)?.message;
    return message ? { errorMessage: message } : {};
  };
  return (
    <>
      <TextField
        label="Name"
        description="Shown to colleagues, not to applicants."
        name="name"
        isRequired
        maxLength={80}
        value={name}
        onChange={(next) => onChange({ name: next })}
        {...problem("name")}
      />
      {kind === "email" && (
        <Stack gap="xs">
          <TextField
            label="Subject"
            name="subject"
            isRequired
            maxLength={200}
            value={subject}
            onChange={(next) => onChange({ subject: next })}
            {...problem("subject")}
          />
          <MergeTagMenu
            of="subject"
            onInsert={(tag) => onChange({ subject: withTag(subject, tag) })}
          />
        </Stack>
      )}
      {kind === "sms" ? (
        <Stack gap="xs">
          <TextArea
            label="Text"
            name="body"
            isRequired
            hasCount
            maxLength={bodyMax.sms}
            rows={5}
            value={body}
            onChange={(next) => onChange({ body: next })}
            {...problem("body")}
          />
          <MergeTagMenu of="text" onInsert={(tag) => onChange({ body: withTag(body, tag) })} />
        </Stack>
      ) : (
        !isPdf(typed) && (
          <RichTextEditor
            label="Text"
            name="body"
            isRequired
            rows={12}
            maxLength={bodyMax[kind]}
            mergeTags={editorTags}
            value={body}
            onChange={(next) => onChange({ body: next })}
            {...problem("body")}
          />
        )
      )}
      {kind !== "sms" && (
        <AttachmentsField
          {...(kind === "document" && inPlaceOfText)}
          files={typed.files}
          onChange={(files) => onChange({ files })}
          onPending={onPending}
          {...problem("files")}
        />
      )}
      <Grid columns={2}>
        {kind !== "document" && (
          <Select
            label="Send automatically"
            description="When an application moves to a stage."
            name="stage"
            value={node ? String(node.id) : (stage ?? none)}
            onChange={(id) =>
              onChange({
                stage: triggerStages.find((each) => each === id) ?? null,
                node: nodes.find((each) => String(each.id) === id) ?? null,
                deleted_stage: null,
              })
            }
            options={[
              { id: none, label: "No, sent manually" },
              ...triggerStages.map((id) => ({ id, label: `Moved to ${statusLabels[id]}` })),
              ...nodes
                .filter(({ status }) => status !== "INCOMPLETE")
                .map((each) => ({ id: String(each.id), label: `Moved to ${nodeLabel(each)}` })),
            ]}
            {...problem("stage")}
          />
        )}
        {triggerName(typed) && kind !== "document" && (
          <Select
            label="How long after the move"
            description="You can cancel it until then."
            value={String(delay_minutes)}
            onChange={(id) => onChange({ delay_minutes: Number(id) })}
            options={[...new Set([...Object.keys(delays).map(Number), delay_minutes])].map(
              (minutes) => ({ id: String(minutes), label: delayText(minutes) }),
            )}
          />
        )}
        <Select
          label="Brand"
          description="Its jobs use this template instead of the general one."
          value={brand_name ?? none}
          onChange={(id) => onChange({ brand_name: id === none ? null : id })}
          options={[
            { id: none, label: "Any brand" },
            ...[...new Set([...brands, ...(brand_name ? [brand_name] : [])])].map((id) => ({
              id,
              label: id,
            })),
          ]}
        />
      </Grid>
    </>
  );
}
