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
