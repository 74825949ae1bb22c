import { z } from "zod";

/** Every diversity question is voluntary and offers this answer. */
export const preferNotToSay = "Prefer not to say";

/**
 * Voluntary questions for statistics. Answers are counted per vacancy and not stored with the
 * application.
 */
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

export interface DiversityCounts {
  /** Null when too few applicants answered. */
  answers: number | null;
  /** Null when suppressed. */
  options: { answer: string; count: number | null }[];
}

/** Counts below this are suppressed. Rules of the field, Diversity. */
export const minShownCount = 5;

/**
 * Suppresses counts that could identify a person: those below five, and further small ones from
 * which those below five could be worked out.
 */
export function suppressSmallCounts(
  field: DiversityField,
  counts: ReadonlyMap<string, number>,
): DiversityCounts {
  const all = diversityFields[field].options.map((answer) => ({
    answer,
    count: counts.get(answer) ?? 0,
  }));
  const smallest = all.toSorted((a, b) => a.count - b.count);
  let kept = smallest.filter(({ count }) => count < minShownCount).length;
  while (
    kept > 0 &&
    kept < all.length &&
    (kept < 2 || sum(smallest.slice(0, kept)) < minShownCount)
  )
    kept += 1;
  const back = new Set(smallest.slice(0, kept));
  const answers = sum(all);
  return {
    answers: answers < minShownCount ? null : answers,
    options: all.map((option) => (back.has(option) ? { ...option, count: null } : option)),
  };
}

const sum = (of: { count: number }[]) => of.reduce((before, { count }) => before + count, 0);
