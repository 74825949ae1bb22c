import { highestSiftScore, type SiftAnswer } from "@ats/core/sift/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { useHasKeyboard } from "@ats/ui/Keys";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Toggle } from "@ats/ui/Toggle";
import { useEffect, useRef } from "react";
import { reviewKeys } from "../applications/application-details/review-keys.ts";
import { KeyHint } from "../commands/KeyHint.tsx";
import { useSingleKeys } from "../commands/keys.ts";
import { usePageCommands } from "../commands/usePageCommands.ts";
import * as css from "./Answer.css.ts";
import { siftTexts } from "./texts.ts";

const scale = Array.from({ length: highestSiftScore }, (_, at) => at + 1);

interface AnswerProps {
  text: SiftAnswer["text"];
  score: SiftAnswer["score"];
  /** From 1. */
  place: number;
  count: number;
  onScore(score: number | null): void;
  /** Absent at the first answer. */
  onBack: (() => void) | undefined;
  onSkip(): void;
}

/** An answer with its scores, as buttons and by keys. */
export function Answer({ text, score, place, count, onScore, onBack, onSkip }: AnswerProps) {
  const say = useTexts();
  const keys = reviewKeys();
  const hasKeyboard = useHasKeyboard();
  const [singleKeys] = useSingleKeys();
  const heading = useRef<HTMLHeadingElement>(null);
  // The next answer is read from its beginning.
  useEffect(() => heading.current?.focus(), []);
  usePageCommands(say(siftTexts.sift), [
    ...scale.map((each) => ({
      id: `score ${each}`,
      label: say(siftTexts.score, { score: each }),
      keys: String(each),
      onAction: () => onScore(each),
    })),
    {
      id: "remove score",
      label: say(siftTexts.removeScore),
      keys: "0",
      isThere: score !== null,
      onAction: () => onScore(null),
    },
    {
      id: "back",
      label: say(siftTexts.back),
      keys: keys.previous,
      isThere: onBack !== undefined,
      onAction: () => onBack?.(),
    },
    { id: "skip", label: say(siftTexts.skip), keys: keys.next, onAction: onSkip },
  ]);
  return (
    <Stack gap="none">
      <Card>
        <Stack as="article" gap="md">
          <Heading level={2} size="sm" ref={heading} tabIndex={-1}>
            {say(siftTexts.place, { place, count })}
          </Heading>
          <div className={css.answer}>
            <Text as="p" size="lg" preserveLines>
              {text}
            </Text>
          </div>
        </Stack>
      </Card>
      <div className={css.scores}>
        <Stack gap="md">
          <Stack gap="xs">
            <div role="group" aria-label={say(siftTexts.scores)} className={css.scale}>
              {scale.map((each) => (
                <Toggle
                  key={each}
                  label={String(each)}
                  isSelected={each === score}
                  onChange={() => onScore(each)}
                />
              ))}
            </div>
            <Inline justify="between">
              <Text size="sm" tone="muted">
                {say(siftTexts.weak)}
              </Text>
              {hasKeyboard && singleKeys && (
                <Text size="sm" tone="muted">
                  {say(siftTexts.press, { highest: highestSiftScore })}
                </Text>
              )}
              <Text size="sm" tone="muted">
                {say(siftTexts.strong)}
              </Text>
            </Inline>
          </Stack>
          <Inline justify="between">
            <Button
              isDisabled={!onBack}
              onPress={() => onBack?.()}
              iconEnd={<KeyHint keys={keys.previous[0]} />}
            >
              {say(siftTexts.back)}
            </Button>
            {score !== null && (
              <Button variant="ghost" onPress={() => onScore(null)} iconEnd={<KeyHint keys="0" />}>
                {say(siftTexts.removeScore)}
              </Button>
            )}
            <Button onPress={onSkip} iconEnd={<KeyHint keys={keys.next[0]} />}>
              {say(score === null ? siftTexts.skip : siftTexts.next)}
            </Button>
          </Inline>
        </Stack>
      </div>
    </Stack>
  );
}
