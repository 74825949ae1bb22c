import { bodyMax } from "@ats/core/templates/template";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagComboBox } from "@ats/ui/TagComboBox";
import { TagField } from "@ats/ui/TagField";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { TimeField } from "@ats/ui/TimeField";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import type { FormOf } from "../forms/useForm.ts";
import { useCan } from "../session/session.tsx";
import { MergeTagMenu, withTag } from "../templates/MergeTagMenu.tsx";
import { useTemplateChoices } from "../templates/queries.ts";
import { useMergeTags } from "../templates/useMergeTags.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { composeTexts } from "./compose-texts.ts";
import { applicantPlaceholder, type MessageDraft } from "./draft.ts";
import type { TemplateChoice } from "./useTemplateChoice.ts";

interface ComposeFieldsProps {
  form: FormOf<MessageDraft>;
  template: TemplateChoice;
  /** True while a file is uploading. */
  onPending(isPending: boolean): void;
}

const none = "none";

export function ComposeFields({ form, template, onPending }: ComposeFieldsProps) {
  const say = useTexts();
  const { typed, field, change } = form;
  return (
    <>
      <TemplateField {...{ form, template }} />
      {typed.channel === "sms" ? (
        <Stack gap="xs">
          <TextArea
            label={say(composeTexts.text)}
            description={say(composeTexts.textHint)}
            isRequired
            hasCount
            maxLength={bodyMax.sms}
            rows={6}
            {...field("text")}
          />
          <MergeTagMenu to="text" onInsert={(tag) => change({ text: withTag(typed.text, tag) })} />
        </Stack>
      ) : (
        <>
          <EmailFields form={form} />
          <AttachmentsField
            files={typed.files}
            onChange={(files) => change({ files })}
            onPending={onPending}
          />
        </>
      )}
      <WhenFields form={form} />
    </>
  );
}

type FieldsProps = Pick<ComposeFieldsProps, "form">;

function EmailFields({ form: { typed, field, change } }: FieldsProps) {
  const say = useTexts();
  const mergeTags = useMergeTags();
  const to = field("to");
  const theApplicant = say(composeTexts.theApplicant);
  const [copies, setCopies] = useState<"shown" | "asked" | undefined>(
    typed.cc.length + typed.bcc.length > 0 ? "shown" : undefined,
  );
  return (
    <>
      <Grid columns={2}>
        <TextField
          label={say(composeTexts.from)}
          description={say(composeTexts.fromHint)}
          type="email"
          isRequired
          {...field("from")}
        />
        <TagComboBox
          label={say(composeTexts.to)}
          description={say(composeTexts.toHint)}
          isRequired
          suggestions={[theApplicant]}
          {...to}
          value={exchange(to.value, applicantPlaceholder, theApplicant)}
          onChange={(tags) => to.onChange(exchange(tags, theApplicant, applicantPlaceholder))}
        />
      </Grid>
      {copies ? (
        <Grid columns={2}>
          <TagField label={say(composeTexts.cc)} autoFocus={copies === "asked"} {...field("cc")} />
          <TagField label={say(composeTexts.bcc)} {...field("bcc")} />
        </Grid>
      ) : (
        <Inline>
          <Button size="sm" variant="ghost" onPress={() => setCopies("asked")}>
            {say(composeTexts.addCopies)}
          </Button>
        </Inline>
      )}
      <Stack gap="xs">
        <TextField label={say(composeTexts.subject)} isRequired {...field("subject")} />
        <MergeTagMenu
          to="subject"
          onInsert={(tag) => change({ subject: withTag(typed.subject, tag) })}
        />
      </Stack>
      <RichTextEditor
        label={say(composeTexts.body)}
        isRequired
        rows={10}
        maxLength={bodyMax.email}
        mergeTags={mergeTags}
        {...field("body")}
      />
    </>
  );
}

const exchange = (tags: readonly string[], from: string, to: string) =>
  tags.map((tag) => (tag === from ? to : tag));

function TemplateField({
  form: { typed },
  template: { chosen, choose },
}: Pick<ComposeFieldsProps, "form" | "template">) {
  const say = useTexts();
  const { data } = useTemplateChoices(useCan("VIEW_TEMPLATES"));
  const templates = data?.records.filter(({ kind }) => kind === typed.channel) ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      label={say(composeTexts.template)}
      value={chosen === null ? none : String(chosen)}
      onChange={(id) => choose(id === none ? null : Number(id))}
      options={[
        { id: none, label: say(composeTexts.noTemplate) },
        ...templates.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
    />
  );
}

function WhenFields({ form: { typed, field, change } }: FieldsProps) {
  const say = useTexts();
  const isLater = typed.date !== null || typed.time !== null;
  return (
    <Stack gap="sm">
      <RadioGroup
        label={say(composeTexts.when)}
        orientation="horizontal"
        value={isLater ? "later" : "now"}
        onChange={(when) =>
          change(when === "later" ? { date: null, time: "09:00" } : { date: null, time: null })
        }
        options={[
          { id: "now", label: say(composeTexts.now) },
          { id: "later", label: say(composeTexts.later) },
        ]}
      />
      {isLater && (
        <Grid columns={2}>
          <DatePicker label={say(composeTexts.day)} {...field("date")} />
          <TimeField label={say(composeTexts.time)} {...field("time")} />
        </Grid>
      )}
    </Stack>
  );
}
