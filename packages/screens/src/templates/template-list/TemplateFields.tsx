import { statusLabels } from "@ats/core/applications/status";
import { delays, delayText } from "@ats/core/templates/delays";
import { mergeTags } from "@ats/core/templates/merge-tags";
import {
  bodyMax,
  isPdf,
  nodeLabel,
  type TriggerNode,
  triggerName,
  triggerStages,
} from "@ats/core/templates/template";
import { Grid } from "@ats/ui/Grid";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import type { FormOf } from "../../forms/useForm.ts";
import { AttachmentsField } from "../../messages/AttachmentsField.tsx";
import { MergeTagMenu, withTag } from "../MergeTagMenu.tsx";
import type { TypedTemplate } from "./typed-template.ts";

export interface TemplateFieldsProps {
  form: FormOf<TypedTemplate>;
  brands: readonly string[];
  nodes: readonly TriggerNode[];
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

/** Text, brand and use of a template. */
export function TemplateFields({ form, brands, nodes, onPending }: TemplateFieldsProps) {
  const { typed, field, change } = form;
  const { kind, subject, body, brand_name, stage, node, delay_minutes } = typed;
  return (
    <>
      <TextField
        label="Name"
        description="Shown to colleagues, not to applicants."
        isRequired
        maxLength={80}
        {...field("name")}
      />
      {kind === "email" && (
        <Stack gap="xs">
          <TextField label="Subject" isRequired maxLength={200} {...field("subject")} />
          <MergeTagMenu
            of="subject"
            onInsert={(tag) => change({ subject: withTag(subject, tag) })}
          />
        </Stack>
      )}
      {kind === "sms" ? (
        <Stack gap="xs">
          <TextArea
            label="Text"
            isRequired
            hasCount
            maxLength={bodyMax.sms}
            rows={5}
            {...field("body")}
          />
          <MergeTagMenu of="text" onInsert={(tag) => change({ body: withTag(body, tag) })} />
        </Stack>
      ) : (
        !isPdf(typed) && (
          <RichTextEditor
            label="Text"
            isRequired
            rows={12}
            maxLength={bodyMax[kind]}
            mergeTags={editorTags}
            {...field("body")}
          />
        )
      )}
      {kind !== "sms" && (
        <AttachmentsField
          {...(kind === "document" && inPlaceOfText)}
          files={typed.files}
          onChange={(files) => change({ files })}
          onPending={onPending}
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
              change({
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
          />
        )}
        {triggerName(typed) && kind !== "document" && (
          <Select
            label="How long after the move"
            description="You can cancel it until then."
            value={String(delay_minutes)}
            onChange={(id) => change({ delay_minutes: Number(id) })}
            options={[...new Set([...Object.keys(delays).map(Number), delay_minutes])].map(
              (minutes) => ({ id: String(minutes), label: delayText(minutes) }),
            )}
          />
        )}
        <Select
          label="Brand"
          description="Its jobs use this template instead of the general one."
          value={brand_name ?? none}
          onChange={(id) => change({ brand_name: id === none ? null : id })}
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
