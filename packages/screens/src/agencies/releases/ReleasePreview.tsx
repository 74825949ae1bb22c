import { DescriptionList } from "@ats/ui/DescriptionList";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useDates } from "../../dates/useDates.ts";
import type { ReachedAgency } from "./agencies-reached.ts";
import { releaseFormTexts } from "./texts.ts";

const dayMs = 24 * 60 * 60_000;

/** Says who will see a job and when, before it is released. */
export function ReleasePreview({ reached }: { reached: readonly ReachedAgency[] }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const [now] = useState(Date.now);
  const dayOf = (days: number) =>
    days === 0
      ? say(releaseFormTexts.now)
      : say(releaseFormTexts.from, {
          date: shortDate(new Date(now + days * dayMs).toISOString()),
        });
  const moments = Map.groupBy(reached, ({ days }) => days);
  const haveIt = reached.filter(({ hasJob }) => hasJob);
  const strangers = reached.filter(({ is_linked }) => !is_linked);
  return (
    <Section level={3} title={say(releaseFormTexts.preview)}>
      <Stack aria-live="polite">
        {reached.length === 0 && <Text tone="muted">{say(releaseFormTexts.nobody)}</Text>}
        <DescriptionList
          items={[...moments].map(([days, agencies]) => ({
            term: dayOf(days),
            description: namesIn(say, agencies),
          }))}
        />
        {haveIt.length > 0 && (
          <Text size="sm" tone="muted">
            {say(releaseFormTexts.haveIt, { count: haveIt.length })}
          </Text>
        )}
        {strangers.length > 0 && (
          <Text size="sm" tone="muted">
            {say(releaseFormTexts.notLinked, {
              names: namesIn(say, strangers),
              count: strangers.length,
            })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

const mostNames = 12;

function namesIn(say: Say, agencies: readonly ReachedAgency[]): string {
  const names = agencies.slice(0, mostNames).map(({ name }) => name);
  const list = new Intl.ListFormat(say.locale).format(names);
  return agencies.length > mostNames
    ? say(releaseFormTexts.names, { names: names.join(", "), count: agencies.length - mostNames })
    : list;
}
