import type { DemoCandidate } from "./data.ts";

/** The introductory paragraph. */
export function profileOf({ current_jobtitle, city, history }: DemoCandidate): string {
  const [first, second] = history.skills;
  const years = Math.max(...history.skills.map(({ years_experience }) => years_experience));
  return `${current_jobtitle} based in ${city}, with ${years} ${years === 1 ? "year" : "years"} of experience. Strengths: ${first?.name}, ${second?.name}. Looking for a team where people stay and standards are high.`;
}

/** Postal address and email, one line each. */
export const contactOf = (candidate: DemoCandidate): string[] =>
  [
    `${candidate.city}, ${candidate.postcode}`,
    candidate.contact_mobile_number?.replace(/^\+44(\d{4})(\d{6})$/, "0$1 $2") ?? "",
    candidate.email,
  ].filter(Boolean);

/** Returns the full text of a candidate's CV, as read from the file. */
export function cvText(candidate: DemoCandidate): string {
  const { employment, education, courses, skills } = candidate.history;
  return [
    `${candidate.first_name} ${candidate.last_name}`,
    ...contactOf(candidate),
    profileOf(candidate),
    ...employment.flatMap((post) => [
      `${post.job_title}, ${post.company} (${post.employment_length})`,
      post.description,
    ]),
    ...skills.map(({ name, description }) => `${name}: ${description}`),
    ...education.map(({ type, subject, institute, grade }) =>
      [type, subject, institute, grade].join(", "),
    ),
    ...courses.map(({ name, institute }) => `${name}, ${institute}`),
  ].join("\n");
}
