import { z } from "zod";

/** Every answer of it is voluntary; this one is an answer too. */
export const preferNotToSay = "Prefer not to say";

/** What applicants may tell for statistics. Answers are counted for each vacancy, and not kept. */
export const diversityFields = {
  gender: {
    label: "Gender",
    options: ["Woman", "Man", "Non-binary", "In another way", preferNotToSay],
  },
  age: {
    label: "Age",
    options: ["16 to 24", "25 to 34", "35 to 44", "45 to 54", "55 to 64", "65 or over"].concat([
      preferNotToSay,
    ]),
  },
  ethnic_group: {
    label: "Ethnic group",
    options: ["Asian or Asian British", "Black, Black British, Caribbean or African"].concat([
      "Mixed or multiple ethnic groups",
      "White",
      "Another ethnic group",
      preferNotToSay,
    ]),
  },
  disability: {
    label: "Do you have a disability or a long-term health condition?",
    options: ["Yes", "No", preferNotToSay],
  },
} as const;
export type DiversityField = keyof typeof diversityFields;

const answer = (field: DiversityField) => z.enum(diversityFields[field].options).optional();

export const diversityInput = z.object({
  gender: answer("gender"),
  age: answer("age"),
  ethnic_group: answer("ethnic_group"),
  disability: answer("disability"),
});
export type DiversityInput = z.output<typeof diversityInput>;

/** How often each answer to a question was given. */
export interface DiversityCounts {
  /** How many answered; null where too few did. */
  answers: number | null;
  /** Null where it is kept back. */
  options: { answer: string; count: number | null }[];
}

/** Fewer than these are kept back. Rules of the field, Diversity. */
export const leastShown = 5;

/**
 * The counts that tell of nobody: none below five, and as many more kept back, the smallest first, as
 * those below five could be worked out from the rest.
 */
export function shownCounts(
  field: DiversityField,
  counts: ReadonlyMap<string, number>,
): DiversityCounts {
  const all = diversityFields[field].options.map((answer) => ({
    answer,
    count: counts.get(answer) ?? 0,
  }));
  const smallest = all.toSorted((a, b) => a.count - b.count);
  let kept = smallest.filter(({ count }) => count < leastShown).length;
  while (kept > 0 && kept < all.length && (kept < 2 || sum(smallest.slice(0, kept)) < leastShown))
    kept += 1;
  const back = new Set(smallest.slice(0, kept));
  const answers = sum(all);
  return {
    answers: answers < leastShown ? null : answers,
    options: all.map((option) => (back.has(option) ? { ...option, count: null } : option)),
  };
}

const sum = (of: { count: number }[]) => of.reduce((before, { count }) => before + count, 0);
