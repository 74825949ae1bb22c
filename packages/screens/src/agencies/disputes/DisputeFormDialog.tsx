import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { type FormOf, useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";

interface DisputeFormDialogProps<T extends object> {
  title: string;
  description: string;
  submitLabel: string;
  /** Title of a refusal. */
  failed: string;
  /** Toast once it is saved. */
  done: string;
  /** Key of the draft. */
  name: string;
  schema: z.ZodType<T>;
  empty: T;
  /** The errors of what is typed, in the contract's words. */
  check(typed: T): FormError[];
  save(typed: T, intentOf: (input: unknown) => string): Promise<unknown>;
  refresh(): Promise<unknown>;
  onClose(): void;
  children(form: FormOf<T>): ReactNode;
}

/** A form about a dispute. What is typed survives an error and a reload. Quality R2, R4. */
export function DisputeFormDialog<T extends object>(props: DisputeFormDialogProps<T>) {
  const { title, description, submitLabel, failed, done, name, schema, empty } = props;
  const { check, save, refresh, onClose, children } = props;
  const say = useTexts();
  const id = useId();
  const form = useForm<T>({
    draft: useDraftState(`dispute.${name}`, schema),
    saved: empty,
    check: (typed) =>
      check(typed).map((error) => ({ ...error, message: say(contractText(error.message)) })),
    async save(typed, intentOf) {
      await save(typed, intentOf);
      await refresh();
      showToast({ tone: "positive", title: done });
      onClose();
    },
    onRefused: refresh,
  });
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} errors={form.errors} onSubmit={form.submit}>
        <FormNotices form={form} failed={failed} />
        {children(form)}
      </Form>
    </Dialog>
  );
}
