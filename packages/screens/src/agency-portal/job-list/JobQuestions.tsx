import { questionInput } from "@ats/core/agency-portal/question";
import {
  type AgencyJobQuestion,
  askAgencyJobQuestion,
  listAgencyJobQuestions,
} from "@ats/core/agency-portal/questions-contract";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { jobQuestionTexts } from "./question-texts.ts";

interface JobQuestionsProps {
  clientId: number;
  jobId: number;
}

const typedSchema = z.object({ text: z.string() });

/** The agency's questions on a job, a form for another, and the answers to all agencies. */
export function JobQuestions({ clientId, jobId }: JobQuestionsProps) {
  const say = useTexts();
  const params = { client_id: clientId, id: jobId };
  const query = useEndpoint(
    listAgencyJobQuestions,
    { params, query: { per_page: 100 } },
    { meta: { isLive: true } },
  );
  return (
    <Section level={3} title={say(jobQuestionTexts.questions)}>
      <Stack gap="lg">
        <QuestionForm params={params} />
        <ListContent what={say(jobQuestionTexts.questions)} query={query} lines={3}>
          {({ records }) => <QuestionList questions={records} />}
        </ListContent>
      </Stack>
    </Section>
  );
}

function QuestionForm({ params }: { params: { client_id: number; id: number } }) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const form = useForm({
    draft: useDraftState(`agencyQuestion.${params.client_id}.${params.id}`, typedSchema),
    saved: { text: "" },
    check: (typed) => errorsOf(questionInput, typed),
    async save(body, intentOf) {
      await client.call(askAgencyJobQuestion, { params, body, idempotencyKey: intentOf(body) });
      void queries.invalidateQueries({ queryKey: keyOf(listAgencyJobQuestions) });
      showToast({ tone: "positive", title: say(jobQuestionTexts.asked) });
    },
  });
  return (
    <Form aria-label={say(jobQuestionTexts.question)} errors={form.errors} onSubmit={form.submit}>
      <TextArea
        label={say(jobQuestionTexts.question)}
        description={say(jobQuestionTexts.hint)}
        rows={2}
        maxLength={1_000}
        hasCount
        {...form.field("text")}
      />
      <FormNotices form={form} failed={say(jobQuestionTexts.notAsked)} />
      <Inline justify="end">
        <Button type="submit" isPending={form.isSaving}>
          {say(jobQuestionTexts.ask)}
        </Button>
      </Inline>
    </Form>
  );
}

function QuestionList({ questions }: { questions: AgencyJobQuestion[] }) {
  const say = useTexts();
  if (questions.length === 0) return <Text tone="muted">{say(jobQuestionTexts.none)}</Text>;
  return (
    <Stack as="ul" gap="lg" aria-label={say(jobQuestionTexts.questions)}>
      {questions.map(({ id, text, asked_by, created_date_time, answer, answered_date_time }) => (
        <Stack key={id} as="li" gap="xs">
          <Inline gap="sm">
            <Text weight="medium">{asked_by ?? say(jobQuestionTexts.another)}</Text>
            <Text size="sm" tone="muted">
              <RelativeTime iso={created_date_time} />
            </Text>
          </Inline>
          <Text as="p" preserveLines>
            {text}
          </Text>
          {answer === null || answered_date_time === null ? (
            <Text size="sm" tone="muted">
              {say(jobQuestionTexts.waits)}
            </Text>
          ) : (
            <>
              <Inline gap="sm">
                <Text weight="medium">{say(jobQuestionTexts.answer)}</Text>
                <Text size="sm" tone="muted">
                  <RelativeTime iso={answered_date_time} />
                </Text>
              </Inline>
              <Text as="p" preserveLines>
                {answer}
              </Text>
            </>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
