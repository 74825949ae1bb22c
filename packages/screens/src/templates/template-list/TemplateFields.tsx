import { acceptOf } from "@ats/core/files/file-kinds";
import { delays } from "@ats/core/templates/delays";
import {
  bodyMax,
  isPdf,
  nodeLabel,
  type TriggerNode,
  triggerStages,
} from "@ats/core/templates/template";
import { Grid } from "@ats/ui/Grid";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { statusTexts } from "../../applications/status-texts.ts";
import type { FormOf } from "../../forms/useForm.ts";
import { AttachmentsField } from "../../messages/AttachmentsField.tsx";
import { delayText } from "../delay-texts.ts";
import { MergeTagMenu, withTag } from "../MergeTagMenu.tsx";
import { triggerName } from "../trigger-texts.ts";
import { useMergeTags } from "../useMergeTags.ts";
import { editorTexts } from "./editor-texts.ts";
import type { TypedTemplate } from "./typed-template.ts";

export interface TemplateFieldsProps {
  form: FormOf<TypedTemplate>;
  brands: readonly string[];
  nodes: readonly TriggerNode[];
  /** True while a file is uploading. */
  onPending(isPending: boolean): void;
}

const none = "none";

/** Text, brand and use of a template. */
export function TemplateFields({ form, brands, nodes, onPending }: TemplateFieldsProps) {
  const say = useTexts();
  const mergeTags = useMergeTags();
  const { typed, field, change } = form;
  const { kind, subject, body, brand_name, stage, node, delay_minutes } = typed;
  return (
    <>
      <TextField
        label={say(editorTexts.name)}
        description={say(editorTexts.nameHint)}
        isRequired
        maxLength={80}
        {...field("name")}
      />
      {kind === "email" && (
        <Stack gap="xs">
          <TextField
            label={say(editorTexts.subject)}
            isRequired
            maxLength={200}
            {...field("subject")}
          />
          <MergeTagMenu
            to="subject"
            onInsert={(tag) => change({ subject: withTag(subject, tag) })}
          />
        </Stack>
      )}
      {kind === "sms" ? (
        <Stack gap="xs">
          <TextArea
            label={say(editorTexts.text)}
            isRequired
            hasCount
            maxLength={bodyMax.sms}
            rows={5}
            {...field("body")}
          />
          <MergeTagMenu to="text" onInsert={(tag) => change({ body: withTag(body, tag) })} />
        </Stack>
      ) : (
        !isPdf(typed) && (
          <RichTextEditor
            label={say(editorTexts.text)}
            isRequired
            rows={12}
            maxLength={bodyMax[kind]}
            mergeTags={mergeTags}
            {...field("body")}
          />
        )
      )}
      {kind !== "sms" && (
        <AttachmentsField
          {...(kind === "document" && {
            label: say(editorTexts.pdf),
            description: say(editorTexts.pdfHint),
            accept: acceptOf("pdf"),
            maxFiles: 1,
          })}
          files={typed.files}
          onChange={(files) => change({ files })}
          onPending={onPending}
        />
      )}
      <Grid columns={2}>
        {kind !== "document" && (
          <Select
            label={say(editorTexts.automatic)}
            description={say(editorTexts.automaticHint)}
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
              { id: none, label: say(editorTexts.manually) },
              ...triggerStages.map((id) => ({
                id,
                label: say(editorTexts.movedTo, { stage: say(statusTexts[id]) }),
              })),
              ...nodes
                .filter(({ status }) => status !== "INCOMPLETE")
                .map((each) => ({
                  id: String(each.id),
                  label: say(editorTexts.movedTo, { stage: nodeLabel(each) }),
                })),
            ]}
          />
        )}
        {triggerName(say, typed) && kind !== "document" && (
          <Select
            label={say(editorTexts.delay)}
            description={say(editorTexts.delayHint)}
            value={String(delay_minutes)}
            onChange={(id) => change({ delay_minutes: Number(id) })}
            options={[...new Set([...Object.keys(delays).map(Number), delay_minutes])].map(
              (minutes) => ({ id: String(minutes), label: delayText(say, minutes) }),
            )}
          />
        )}
        <Select
          label={say(editorTexts.brand)}
          description={say(editorTexts.brandHint)}
          value={brand_name ?? none}
          onChange={(id) => change({ brand_name: id === none ? null : id })}
          options={[
            { id: none, label: say(editorTexts.anyBrand) },
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
