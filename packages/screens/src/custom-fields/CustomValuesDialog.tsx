import {
  type CustomField,
  type CustomRecord,
  customValueProblem,
  longestCustomValue,
} from "@ats/core/custom-fields/custom-field";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
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
import { contractText } from "../languages/contract-text.ts";
import { valueCalls } from "./calls.ts";
import { customFieldTexts } from "./texts.ts";

interface CustomValuesDialogProps {
  record: CustomRecord;
  id: number;
  fields: readonly CustomField[];
  values: Record<string, string>;
  onClose(): void;
}

const typedSchema = z.record(z.string(), z.string());

/** Changes a record's values of the company's own fields. */
export default function CustomValuesDialog(props: CustomValuesDialogProps) {
  const { record, id, fields, values, onClose } = props;
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const { get, change } = valueCalls[record];
  const key = keyOf(get, { params: { id } });
  const draft = useTyped(`customValues.${record}.${id}`, typedSchema);
  const { typed = {}, put, forget, isRestored } = draft;
  const [errors, setErrors] = useState<FormError[]>([]);
  const leave = () => {
    forget();
    onClose();
  };
  const save = useCall(change, {
    onSuccess(answer) {
      queries.setQueryData(key, answer);
      showToast({ tone: "positive", title: say(customFieldTexts.saved) });
      leave();
    },
    // A colleague's value is shown beneath the message that names it.
    onError: ({ status }) => status === 409 && void queries.invalidateQueries({ queryKey: key }),
  });
  const changes = fields.flatMap((field) => {
    const before = values[field.id] ?? "";
    const after = (typed[field.id] ?? before).trim();
    return after === before ? [] : [{ field_id: field.id, before, after }];
  });
  const submit = () => {
    const wrong = fields.flatMap((field) => {
      const problem = customValueProblem(field, (typed[field.id] ?? "").trim());
      return problem ? [{ name: String(field.id), message: say(contractText(problem)) }] : [];
    });
    setErrors(wrong);
    if (wrong.length > 0 || save.isPending) return;
    if (changes.length === 0) leave();
    else save.mutate({ params: { id }, body: { changes } });
  };
  return (
    <Dialog
      isOpen
      title={say(customFieldTexts.title)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={save.isPending}>
            {say(customFieldTexts.save)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={say(customFieldTexts.title)}
        onSubmit={submit}
        errors={save.error ? [{ message: save.error.message }] : errors}
      >
        {isRestored && (
          <RestoredBanner onDiscard={forget}>{say(customFieldTexts.restored)}</RestoredBanner>
        )}
        {fields.map((field) => (
          <ValueField
            key={field.id}
            field={field}
            value={typed[field.id] ?? values[field.id] ?? ""}
            onChange={(value) => put({ ...typed, [field.id]: value })}
          />
        ))}
      </Form>
    </Dialog>
  );
}

interface ValueFieldProps {
  field: CustomField;
  value: string;
  onChange(value: string): void;
}

/** Stands for no value in a choice, where an id may not be empty. */
const none = "none";

function ValueField({ field, value, onChange }: ValueFieldProps) {
  const say = useTexts();
  const shared = { label: field.name, name: String(field.id), isRequired: field.is_required };
  switch (field.kind) {
    case "text":
      return (
        <TextField {...shared} maxLength={longestCustomValue} value={value} onChange={onChange} />
      );
    case "number":
      return (
        <NumberField
          {...shared}
          hideStepper
          formatOptions={{ maximumFractionDigits: 4 }}
          value={value === "" ? null : Number(value)}
          onChange={(number) => onChange(number === null ? "" : String(number))}
        />
      );
    case "date":
      return (
        <DatePicker {...shared} value={value || null} onChange={(day) => onChange(day ?? "")} />
      );
    case "choice": {
      // A value that is no longer offered stays until another is chosen.
      const past = value && !field.choices.includes(value) ? [value] : [];
      const options = [...past, ...field.choices].map((label, place) => ({
        id: String(place),
        label,
      }));
      const chosen = options.find(({ label }) => label === value);
      return (
        <Select
          {...shared}
          options={[{ id: none, label: say(customFieldTexts.noChoice) }, ...options]}
          value={chosen?.id ?? null}
          onChange={(id) => onChange(options.find((option) => option.id === id)?.label ?? "")}
        />
      );
    }
  }
}
