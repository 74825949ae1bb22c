import { to } from "@ats/core/navigation/routes";
import type { SiftQuestion } from "@ats/core/sift/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Grid } from "@ats/ui/Grid";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { MessageCircleQuestion } from "lucide-react";
import { siftTexts } from "./texts.ts";

interface SiftQuestionsProps {
  jobId: number;
  questions: readonly SiftQuestion[];
}

/** A job's written questions, with how far the user has come. */
export function SiftQuestions({ jobId, questions }: SiftQuestionsProps) {
  const say = useTexts();
  if (questions.length === 0)
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title={say(siftTexts.noQuestions)}
        description={say(siftTexts.noQuestionsHint)}
      />
    );
  return (
    <Grid minColumn="20rem">
      {questions.map(({ id, text, answers, scored }, at) => (
        <Card key={id} title={say(siftTexts.question, { number: at + 1 })}>
          <Stack gap="lg" align="start">
            <Text as="p" size="lg">
              {text}
            </Text>
            {answers === 0 ? (
              <Text tone="muted">{say(siftTexts.noAnswers)}</Text>
            ) : (
              <>
                <ProgressBar
                  label={say(siftTexts.progress)}
                  value={scored}
                  max={answers}
                  valueLabel={say(siftTexts.scored, { scored, answers })}
                />
                <Button
                  href={`${to.sift({ id: jobId })}?question=${id}`}
                  variant={scored < answers ? "primary" : "secondary"}
                >
                  {say(siftTexts[actionOf(scored, answers)])}
                </Button>
              </>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function actionOf(scored: number, answers: number) {
  if (scored === 0) return "start";
  return scored < answers ? "goOn" : "check";
}
