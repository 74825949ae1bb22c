import { to } from "@ats/core/navigation/routes";
import { listSiftAnswers, type SiftAnswer, type SiftQuestion } from "@ats/core/sift/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { CircleCheck, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { Answer } from "./Answer.tsx";
import { siftTexts } from "./texts.ts";
import { useScores } from "./useScores.ts";

interface SiftAnswersProps {
  jobId: number;
  questions: readonly SiftQuestion[];
  /** The question whose answers are scored. */
  asked: SiftQuestion;
}

/** Scores the answers to one question, one after the other. */
export function SiftAnswers({ jobId, questions, asked }: SiftAnswersProps) {
  const say = useTexts();
  const list = { params: { id: jobId }, query: { question_id: asked.id } };
  // Answers that arrive meanwhile would show which are the newest.
  const answers = useEndpoint(listSiftAnswers, list, { staleTime: Infinity, gcTime: 0 });
  const { scoreOf, give, failed, retry } = useScores(list);
  return (
    <>
      {failed > 0 && (
        <Banner
          tone="critical"
          title={say(siftTexts.notSaved, { count: failed })}
          actions={
            <Button size="sm" onPress={retry}>
              {say(words.retry)}
            </Button>
          }
        >
          {say(siftTexts.notSavedHint)}
        </Banner>
      )}
      <ListContent what={say(siftTexts.answers)} query={answers} lines={10}>
        {({ records }) => (
          <Answers
            records={records.map((each) => ({ ...each, score: scoreOf(each) }))}
            onScore={give}
            next={questions.find(
              ({ id, ...each }) => id !== asked.id && each.scored < each.answers,
            )}
            hrefOf={(question) =>
              to.sift({ id: jobId }) + (question ? `?question=${question.id}` : "")
            }
          />
        )}
      </ListContent>
    </>
  );
}

interface AnswersProps {
  records: readonly SiftAnswer[];
  onScore(key: string, score: number | null): void;
  /** Another question with answers to score. */
  next: SiftQuestion | undefined;
  hrefOf(question?: SiftQuestion): string;
}

const hasNoScore = ({ score }: SiftAnswer) => score === null;

function Answers({ records, onScore, next, hrefOf }: AnswersProps) {
  const say = useTexts();
  /** Key of the answer shown; null at the end. */
  const [chosen, show] = useState<string | null>();
  const left = records.filter(hasNoScore);
  const known = records.find(({ key }) => key === chosen);
  const shown = chosen === null ? undefined : (known ?? left[0]);
  if (!shown)
    return (
      <Finished
        {...{ next, hrefOf }}
        count={records.length}
        left={left.length}
        onScoreRest={() => show(left[0]?.key)}
        onBack={() => show(records.at(-1)?.key)}
      />
    );
  const at = records.indexOf(shown);
  const previous = records[at - 1];
  const afterScore = [...records.slice(at + 1), ...records.slice(0, at)].find(hasNoScore);
  return (
    <Stack gap="lg">
      <ProgressBar
        label={say(siftTexts.progress)}
        value={records.length - left.length}
        max={records.length}
        valueLabel={say(siftTexts.scored, {
          scored: records.length - left.length,
          answers: records.length,
        })}
      />
      <Answer
        key={shown.key}
        text={shown.text}
        score={shown.score}
        place={at + 1}
        count={records.length}
        onScore={(score) => {
          onScore(shown.key, score);
          show(score === null ? shown.key : (afterScore?.key ?? null));
        }}
        onBack={previous && (() => show(previous.key))}
        onSkip={() => show(records[at + 1]?.key ?? null)}
      />
    </Stack>
  );
}

interface FinishedProps extends Pick<AnswersProps, "next" | "hrefOf"> {
  count: number;
  left: number;
  onScoreRest(): void;
  onBack(): void;
}

function Finished({ count, left, next, hrefOf, onScoreRest, onBack }: FinishedProps) {
  const say = useTexts();
  // The focus was on the last answer.
  const primary = { variant: "primary", autoFocus: true } as const;
  const all = (
    <Button href={hrefOf()} {...(count > 0 && left === 0 && !next && primary)}>
      {say(siftTexts.allQuestions)}
    </Button>
  );
  if (count === 0)
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title={say(siftTexts.noAnswers)}
        description={say(siftTexts.noAnswersHint)}
        action={all}
      />
    );
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={left > 0 ? say(siftTexts.someLeft, { count: left }) : say(siftTexts.allScored)}
      description={left === 0 && say(siftTexts.allScoredHint)}
      action={
        <Inline>
          {left > 0 && (
            <Button {...primary} onPress={onScoreRest}>
              {say(siftTexts.scoreRest)}
            </Button>
          )}
          {next && (
            <Button href={hrefOf(next)} {...(left === 0 && primary)}>
              {say(siftTexts.nextQuestion)}
            </Button>
          )}
          <Button onPress={onBack}>{say(siftTexts.back)}</Button>
          {all}
        </Inline>
      }
    />
  );
}
