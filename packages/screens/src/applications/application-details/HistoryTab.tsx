import type { History } from "@ats/core/applications/application";
import { EmptyState } from "@ats/ui/EmptyState";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { EyeOff, GraduationCap } from "lucide-react";
import type { ReactNode } from "react";

interface Entry {
  title: string;
  facts: (string | false)[];
  text?: string;
}

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

const sectionsOf = ({ employment, education, courses, skills }: History) => [
  {
    title: "Employment",
    entries: employment.map(
      ({ job_title, company, employment_length, description }): Entry => ({
        title: job_title,
        facts: [company, employment_length],
        text: description,
      }),
    ),
  },
  {
    title: "Education",
    entries: education.map(
      ({ type, subject, institute, grade }): Entry => ({
        title: [type, subject].filter(Boolean).join(" in "),
        facts: [institute, grade],
      }),
    ),
  },
  {
    title: "Courses",
    entries: courses.map(({ name, institute }): Entry => ({ title: name, facts: [institute] })),
  },
  {
    title: "Skills",
    entries: skills.map(
      ({ name, category, years_experience, description }): Entry => ({
        title: name,
        facts: [category, years_experience > 0 && years(years_experience)],
        text: description,
      }),
    ),
  },
];

export function HistoryTab({ history }: { history: History | null }) {
  if (!history)
    return (
      <EmptyState
        level={3}
        icon={<EyeOff />}
        title="The history is hidden from you"
        description="Employers and schools could identify the applicant."
      />
    );
  const sections = sectionsOf(history).filter(({ entries }) => entries.length > 0);
  if (sections.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<GraduationCap />}
        title="No history"
        description="The candidate gave no employment, education, courses or skills."
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
