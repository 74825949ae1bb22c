import {
  addCustomField,
  changeCustomField,
  listCustomFields,
} from "@ats/core/custom-fields/contract";
import {
  choicesProblem,
  type CustomField,
  customFieldInput,
  customFieldKinds,
  type CustomRecord,
  mostChoices,
} from "@ats/core/custom-fields/custom-field";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Select } from "@ats/ui/Select";
import { Switch } from "@ats/ui/Switch";
import { TagField } from "@ats/ui/TagField";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useTyped } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { saidErrors } from "../forms/said-errors.ts";
import { contractText } from "../languages/contract-text.ts";
import {
  addFieldTexts,
  customFieldSettingTexts,
  customFieldTexts,
  customKindTexts,
} from "./texts.ts";

interface CustomFieldDialogProps {
  record: CustomRecord;
  /** The field that is changed. Default: one is added. */
  field?: CustomField;
  onClose(): void;
}

const typedSchema = z.object({
  name: z.string(),
  kind: z.enum(customFieldKinds),
  choices: z.array(z.string()),
  is_required: z.boolean(),
  is_asked: z.boolean(),
});

const blank = { name: "", kind: "text" as const, choices: [], is_required: false, is_asked: false };

/** Adds or changes a field of the company's own. Its kind stays, because values have it. */
export default function CustomFieldDialog({ record, field, onClose }: CustomFieldDialogProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const draft = useTyped(`customField.${record}.${field?.id ?? "new"}`, typedSchema);
  const { typed = field ?? blank, put, forget, isRestored } = draft;
  const [errors, setErrors] = useState<FormError[]>([]);
  const leave = () => {
    forget();
    onClose();
  };
  const settle = {
    onSuccess({ name }: CustomField) {
      void queries.invalidateQueries({ queryKey: keyOf(listCustomFields) });
      const done = customFieldSettingTexts[field ? "changed" : "added"];
      showToast({ tone: "positive", title: say(done, { name }) });
      leave();
    },
  };
  const add = useCall(addCustomField, settle);
  const change = useCall(changeCustomField, settle);
  const failed = add.error ?? change.error;
  const write = (part: Partial<typeof typed>) => put({ ...typedSchema.parse(typed), ...part });
  const submit = () => {
    const choices = typed.kind === "choice" ? typed.choices : [];
    const { data, error } = customFieldInput.safeParse({ ...typed, choices, is_archived: false });
    const problem = choicesProblem(typed.kind, choices);
    setErrors([
      ...saidErrors(say, error),
      ...(problem ? [{ name: "choices", message: say(contractText(problem)) }] : []),
    ]);
    if (!data || problem || add.isPending || change.isPending) return;
    if (field) change.mutate({ params: { id: field.id }, version: field.version, body: data });
    else add.mutate({ body: { ...data, record, kind: typed.kind } });
  };
  const title = field
    ? say(customFieldSettingTexts.changeTitle, { name: field.name })
    : say(addFieldTexts[record]);
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={add.isPending || change.isPending}
          >
            {say(field ? customFieldTexts.save : customFieldSettingTexts.add)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={failed ? [{ message: failed.message }] : errors}
      >
        {isRestored && (
          <RestoredBanner onDiscard={forget}>{say(customFieldTexts.restored)}</RestoredBanner>
        )}
        <TextField
          label={say(customFieldSettingTexts.name)}
          name="name"
          autoFocus
          isRequired
          maxLength={60}
          value={typed.name}
          onChange={(name) => write({ name })}
        />
        {!field && (
          <Select
            label={say(customFieldSettingTexts.kind)}
            options={customFieldKinds.map((id) => ({ id, label: say(customKindTexts[id]) }))}
            value={typed.kind}
            onChange={(kind) => write({ kind })}
          />
        )}
        {typed.kind === "choice" && (
          <TagField
            label={say(customFieldSettingTexts.choices)}
            description={say(customFieldSettingTexts.choicesHint)}
            name="choices"
            value={typed.choices}
            max={mostChoices}
            onChange={(choices) => write({ choices })}
          />
        )}
        <Switch
          description={say(customFieldSettingTexts.requiredHint)}
          isSelected={typed.is_required}
          onChange={(is_required) => write({ is_required })}
        >
          {say(customFieldSettingTexts.required)}
        </Switch>
        {record === "applications" && (
          <Switch
            description={say(customFieldSettingTexts.askedHint)}
            isSelected={typed.is_asked}
            onChange={(is_asked) => write({ is_asked })}
          >
            {say(customFieldSettingTexts.asked)}
          </Switch>
        )}
      </Form>
    </Dialog>
  );
}
