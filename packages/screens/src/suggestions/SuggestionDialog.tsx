import { makeSuggestion, suggestionLengths } from "@ats/core/suggestions/contract";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../app/endpoint.ts";
import { useDraftState } from "../drafts/draft.ts";
import { suggestionTexts } from "./texts.ts";

const draftSchema = z.object({ title: z.string(), text: z.string() });
const empty = { title: "", text: "" };

/** A suggestion for the product, with a draft. Specification §2, Floating buttons. */
export default function SuggestionDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const [draft = empty, setDraft] = useDraftState("suggestion", draftSchema);
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useCall(makeSuggestion);
  const form = useId();
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    if (error) reset();
  };
  const problems = problemsOf(draft);
  const shown = wasTried ? problems : {};
  const errors: FormError[] = Object.entries(shown).map(([name, message]) => ({ name, message }));
  if (error) errors.push({ message: error.message });
  const send = () => {
    setTried(true);
    if (isPending || Object.keys(problems).length > 0) return;
    mutate(
      { body: draft },
      {
        onSuccess: () => {
          setDraft(undefined);
          showToast({ tone: "positive", title: say(suggestionTexts.sent) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={say(suggestionTexts.title)}
      description={say(suggestionTexts.hint)}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(words.close)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(suggestionTexts.send)}
          </Button>
        </Inline>
      }
    >
      <Form id={form} aria-label={say(suggestionTexts.suggestion)} errors={errors} onSubmit={send}>
        <TextField
          label={say(suggestionTexts.subject)}
          name="title"
          isRequired
          autoFocus
          maxLength={suggestionLengths.title}
          value={draft.title}
          onChange={(title) => change({ title })}
          {...(shown.title && { errorMessage: shown.title })}
        />
        <TextArea
          label={say(suggestionTexts.suggestion)}
          name="text"
          isRequired
          rows={6}
          maxLength={suggestionLengths.text}
          hasCount
          value={draft.text}
          onChange={(text) => change({ text })}
          {...(shown.text && { errorMessage: shown.text })}
        />
      </Form>
    </Dialog>
  );
}

/** Validates a draft against the contract, by field. */
function problemsOf(draft: typeof empty): Partial<Record<keyof typeof empty, string>> {
  const result = makeSuggestion.body.safeParse(draft);
  return Object.fromEntries(
    result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );
}
