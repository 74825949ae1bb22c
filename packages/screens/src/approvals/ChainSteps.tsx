import {
  scopeInWords,
  skippedInWords,
  stepInWords,
  stepNotes,
  type Words,
} from "@ats/core/approvals/chain-in-words";
import type { StoredChain } from "@ats/core/approvals/stored-chain";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import * as css from "./ChainSteps.css.ts";

interface ChainStepsProps {
  chain: Pick<StoredChain, "kind" | "scope" | "steps">;
  words: Words;
  /** Ids of steps that a job would skip. */
  skipped?: readonly string[];
}

/** A chain in plain sentences. */
export function ChainSteps({ chain: { kind, scope, steps }, words, skipped }: ChainStepsProps) {
  return (
    <Stack gap="xs">
      <Text as="p" tone="muted">
        {scopeInWords(words, { kind, scope })}
      </Text>
      <ul className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.id}>
            {step.condition && skipped?.includes(step.id) ? (
              <Text tone="muted">
                {step.name}. {skippedInWords(words, step.condition)}
              </Text>
            ) : (
              <>
                <Text>{stepInWords(words, step, steps[index - 1])}</Text>
                {stepNotes(words, step).map((note) => (
                  <Text key={note} as="p" size="sm" tone="muted">
                    {note}
                  </Text>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
