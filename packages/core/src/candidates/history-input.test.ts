import { expect, test } from "vitest";
import { historyInput, historyText } from "./history-input.ts";

test("Specification §1, history: a history is one line per entry, whatever is left blank", () => {
  const history = historyInput.parse({
    employment: [{ job_title: "Nurse", company: "Leeds General", employment_length: "2 years" }],
    skills: [
      { name: "Driving", years_experience: 1 },
      { name: "Cooking", category: "Care" },
    ],
  });
  expect(historyText(history)).toBe(
    "Employment: Nurse, Leeds General, 2 years\nSkills: Driving, 1 year\nSkills: Cooking, Care",
  );
});

test("an entry needs its name", () => {
  const { error } = historyInput.safeParse({ courses: [{ name: " ", institute: "St John" }] });
  expect(error?.issues).toMatchObject([
    { path: ["courses", 0, "name"], message: "Enter the course." },
  ]);
});
