import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { type Text, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { type FormOf, useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";
import { placementDialogTexts } from "./dialog-texts.ts";
import { useRefreshPlacements } from "./useRefreshPlacements.ts";

interface PlacementFormDialogProps<T extends object> {
  title: string;
  /** Key of the draft. */
  name: string;
  schema: z.ZodType<T>;
  empty: T;
  /** The errors of what is typed, in the contract's words. */
  check(typed: T): FormError[];
  save(typed: T, intentOf: (input: unknown) => string): Promise<unknown>;
  /** Toast once it is saved. */
  done?: Text;
  onClose(): void;
  children(form: FormOf<T>): ReactNode;
}

/** A form about a placement. What is typed survives an error and a reload. Quality R2, R4. */
export function PlacementFormDialog<T extends object>({
  title,
  name,
  schema,
  empty,
  check,
  save,
  done = placementDialogTexts.saved,
  onClose,
  children,
}: PlacementFormDialogProps<T>) {
  const say = useTexts();
  const id = useId();
  const refresh = useRefreshPlacements();
  const form = useForm<T>({
    draft: useDraftState(`placement.${name}`, schema),
    saved: empty,
    check: (typed) =>
      check(typed).map((error) => ({ ...error, message: say(contractText(error.message)) })),
    async save(typed, intentOf) {
      await save(typed, intentOf);
      await refresh();
      showToast({ tone: "positive", title: say(done) });
      onClose();
    },
    onRefused: refresh,
  });
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
            {say(placementDialogTexts.save)}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} errors={form.errors} onSubmit={form.submit}>
        <FormNotices form={form} failed={say(placementDialogTexts.notSaved)} />
        {children(form)}
      </Form>
    </Dialog>
  );
}
