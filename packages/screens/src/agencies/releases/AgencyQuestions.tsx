import { type AgencyQuestion, listAgencyQuestions } from "@ats/core/agencies/questions-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { agencyQuestionTexts } from "./question-texts.ts";

/** What agencies asked about a job; absent while they asked nothing. */
export function AgencyQuestions({ jobId }: { jobId: number }) {
  const say = useTexts();
  const query = useEndpoint(
    listAgencyQuestions,
    { params: { id: jobId }, query: { per_page: 100 } },
    { meta: { isLive: true } },
  );
  if (query.data?.total === 0) return null;
  return (
    <Section level={3} title={say(agencyQuestionTexts.questions)}>
      <ListContent what={say(agencyQuestionTexts.questions)} query={query} lines={3}>
        {({ records, unanswered }) => (
          <Stack gap="lg">
            {unanswered > 0 && (
              <Inline>
                <Tag tone="warning">
                  {say(agencyQuestionTexts.unanswered, { count: unanswered })}
                </Tag>
              </Inline>
            )}
            <Stack as="ul" gap="lg" aria-label={say(agencyQuestionTexts.questions)}>
              {records.map((question) => (
                <Question key={question.id} jobId={jobId} question={question} />
              ))}
            </Stack>
          </Stack>
        )}
      </ListContent>
    </Section>
  );
}

function Question({ jobId, question }: { jobId: number; question: AgencyQuestion }) {
  const say = useTexts();
  const mayAnswer = useCan("UPDATE_JOBS");
  const [isAnswering, setAnswering] = useState(false);
  const { answer, answered_by, answered_date_time, asked_by, created_date_time } = question;
  const agency = question.agency.name;
  return (
    <Stack as="li" gap="xs">
      <Inline gap="sm">
        <Text weight="medium">{say(agencyQuestionTexts.of, { name: asked_by, agency })}</Text>
        <Text size="sm" tone="muted">
          <RelativeTime iso={created_date_time} />
        </Text>
      </Inline>
      <Text as="p" preserveLines>
        {question.text}
      </Text>
      {answer !== null && answered_date_time !== null && !isAnswering && (
        <>
          <Inline gap="sm">
            <Text weight="medium">
              {say(agencyQuestionTexts.answeredBy, { name: answered_by ?? "" })}
            </Text>
            <Text size="sm" tone="muted">
              <RelativeTime iso={answered_date_time} />
            </Text>
          </Inline>
          <Text as="p" preserveLines>
            {answer}
          </Text>
          <Text size="sm" tone="muted">
            {question.is_shared
              ? say(agencyQuestionTexts.toAll)
              : say(agencyQuestionTexts.toAsker, { agency })}
          </Text>
        </>
      )}
      {isAnswering && (
        <AnswerForm jobId={jobId} question={question} onDone={() => setAnswering(false)} />
      )}
      {mayAnswer && !isAnswering && (
        <Inline>
          <Button
            size="sm"
            aria-label={say(
              answer === null ? agencyQuestionTexts.answerTo : agencyQuestionTexts.changeOf,
              { agency },
            )}
            onPress={() => setAnswering(true)}
          >
            {say(answer === null ? agencyQuestionTexts.answer : agencyQuestionTexts.change)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
