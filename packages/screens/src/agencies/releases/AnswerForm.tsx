import {
  type AgencyQuestion,
  answerAgencyQuestion,
  listAgencyQuestions,
} from "@ats/core/agencies/questions-contract";
import { answerInput } from "@ats/core/agency-portal/question";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { agencyQuestionTexts } from "./question-texts.ts";

const readers = ["all", "asker"] as const;
const typedSchema = z.object({
  answer: z.string(),
  readers: z.enum(readers),
  version: z.number(),
});
type Typed = z.output<typeof typedSchema>;

const inputOf = ({ answer, readers: chosen }: Typed) => ({ answer, is_shared: chosen === "all" });

interface AnswerFormProps {
  jobId: number;
  question: AgencyQuestion;
  onDone(): void;
}

/** Answers an agency's question, for it alone or for every agency of the job. */
export function AnswerForm({ jobId, question, onDone }: AnswerFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const agency = question.agency.name;
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(listAgencyQuestions) });
  const saved: Typed = {
    answer: question.answer ?? "",
    readers: question.is_shared === false ? "asker" : "all",
    version: question.version,
  };
  const form = useForm({
    draft: useDraftState(`agencyAnswer.${question.id}`, typedSchema),
    saved,
    check: (typed) => errorsOf(answerInput, inputOf(typed)),
    async save(typed) {
      await client.call(answerAgencyQuestion, {
        params: { id: jobId, question_id: question.id },
        body: inputOf(typed),
        version: typed.version,
      });
      void readAgain();
      showToast({ tone: "positive", title: say(agencyQuestionTexts.sent) });
      onDone();
    },
    onRefused: ({ status }) => status === 412 && readAgain(),
  });
  return (
    <Form
      aria-label={say(agencyQuestionTexts.answerTo, { agency })}
      errors={form.errors}
      onSubmit={form.submit}
    >
      <TextArea
        label={say(agencyQuestionTexts.answerField)}
        autoFocus
        rows={3}
        maxLength={2_000}
        hasCount
        {...form.field("answer")}
      />
      <RadioGroup
        label={say(agencyQuestionTexts.readBy)}
        options={readers.map((id) =>
          id === "all"
            ? {
                id,
                label: say(agencyQuestionTexts.all),
                description: say(agencyQuestionTexts.allHint),
              }
            : { id, label: say(agencyQuestionTexts.asker, { agency }) },
        )}
        {...form.field("readers")}
      />
      <FormNotices
        form={form}
        failed={say(agencyQuestionTexts.notSent)}
        conflict={{
          what: say(agencyQuestionTexts.thisWas),
          differences: differencesIn(
            [[say(agencyQuestionTexts.answerField), ({ answer }) => answer]],
            form.typed,
            saved,
          ),
        }}
      />
      <Inline>
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {say(agencyQuestionTexts.send)}
        </Button>
        <Button onPress={onDone}>{say(words.cancel)}</Button>
      </Inline>
    </Form>
  );
}
