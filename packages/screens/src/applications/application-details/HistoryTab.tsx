import type { History } from "@ats/core/applications/application";
import { EmptyState } from "@ats/ui/EmptyState";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { EyeOff, GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { historyTexts } from "./history-texts.ts";

interface Entry {
  title: string;
  facts: (string | false)[];
  text?: string;
}

const sectionsOf = (say: Say, { employment, education, courses, skills }: History) => [
  {
    title: say(historyTexts.employment),
    entries: employment.map(
      ({ job_title, company, employment_length, description }): Entry => ({
        title: job_title,
        facts: [company, employment_length],
        text: description,
      }),
    ),
  },
  {
    title: say(historyTexts.education),
    entries: education.map(
      ({ type, subject, institute, grade }): Entry => ({
        title: type && subject ? say(historyTexts.subject, { type, subject }) : type || subject,
        facts: [institute, grade],
      }),
    ),
  },
  {
    title: say(historyTexts.courses),
    entries: courses.map(({ name, institute }): Entry => ({ title: name, facts: [institute] })),
  },
  {
    title: say(historyTexts.skills),
    entries: skills.map(
      ({ name, category, years_experience, description }): Entry => ({
        title: name,
        facts: [
          category,
          years_experience > 0 && say(historyTexts.years, { count: years_experience }),
        ],
        text: description,
      }),
    ),
  },
];

export function HistoryTab({ history }: { history: History | null }) {
  const say = useTexts();
  if (!history)
    return (
      <EmptyState
        level={3}
        icon={<EyeOff />}
        title={say(historyTexts.hidden)}
        description={say(historyTexts.hiddenHint)}
      />
    );
  const sections = sectionsOf(say, history).filter(({ entries }) => entries.length > 0);
  if (sections.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<GraduationCap />}
        title={say(historyTexts.none)}
        description={say(historyTexts.noneHint)}
      />
    );
  return (
    <Stack gap="xl">
      {sections.map(({ title, entries }) => (
        <Section key={title} title={title} level={3}>
          <Stack as="ul" gap="lg">
            {entries.map((entry) => (
              <HistoryEntry key={[entry.title, ...entry.facts].join()} {...entry} />
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}

function HistoryEntry({ title, facts, text }: Entry): ReactNode {
  return (
    <Stack as="li" gap="xxs">
      <Text weight="medium">{title}</Text>
      <Text size="sm" tone="muted">
        {facts.filter(Boolean).join(" · ")}
      </Text>
      {text && (
        <Text as="p" size="sm" preserveLines>
          {text}
        </Text>
      )}
    </Stack>
  );
}
