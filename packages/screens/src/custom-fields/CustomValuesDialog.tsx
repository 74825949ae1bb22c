import {
  type CustomField,
  type CustomRecord,
  customValueProblem,
} from "@ats/core/custom-fields/custom-field";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
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
import { ValueField } from "./ValueField.tsx";

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
