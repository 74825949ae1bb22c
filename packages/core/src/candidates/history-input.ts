import { z } from "zod";
import type { History } from "../applications/application.ts";
import { plainText, sanitiseText } from "../validation/text.ts";

const text = (max = 200) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform(sanitiseText)
    .default("");

const entries = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(50, "Keep 50 or fewer.").default([]);

export const historyInput = z.object({
  employment: entries(
    z.object({
      job_title: plainText(200, "Enter the job title."),
      company: text(),
      employment_length: text(),
      description: text(5000),
    }),
  ),
  education: entries(
    z.object({
      type: plainText(200, "Enter the qualification."),
      subject: text(),
      institute: text(),
      grade: text(),
    }),
  ),
  courses: entries(z.object({ name: plainText(200, "Enter the course."), institute: text() })),
  skills: entries(
    z.object({
      name: plainText(200, "Enter the skill."),
      category: text(),
      years_experience: z.number().min(0).max(80, "Enter 80 years or fewer.").default(0),
      description: text(5000),
    }),
  ),
}) satisfies z.ZodType<History, unknown>;

export const noHistory: History = { employment: [], education: [], courses: [], skills: [] };

export const historyLabels = {
  employment: "Employment",
  education: "Education",
  courses: "Courses",
  skills: "Skills",
} as const satisfies Record<keyof History, string>;
export type HistoryPart = keyof typeof historyLabels;
export const historyParts = Object.keys(historyLabels) as HistoryPart[];

const years = (count: number): string => `${count} ${count === 1 ? "year" : "years"}`;

/** Parts of each entry, in order; the description comes last. */
const facts: { [Part in HistoryPart]: (entry: History[Part][number]) => (string | false)[] } = {
  employment: (one) => [one.job_title, one.company, one.employment_length, one.description],
  education: (one) => [one.type, one.subject, one.institute, one.grade],
  courses: (one) => [one.name, one.institute],
  skills: ({ name, category, years_experience, description }) => [
    name,
    category,
    years_experience > 0 && years(years_experience),
    description,
  ],
};

/** Formats a history as one line per entry: "Employment: Nurse, Leeds General, 2 years". */
export function historyText(history: History): string {
  const linesOf = <Part extends HistoryPart>(part: Part) =>
    (history[part] as History[Part][number][]).map(
      (entry) => `${historyLabels[part]}: ${facts[part](entry).filter(Boolean).join(", ")}`,
    );
  return historyParts.flatMap(linesOf).join("\n");
}
