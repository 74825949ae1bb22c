import type { DemoCandidate } from "./data.ts";

/** The paragraph at the top. */
export function profileOf({ current_jobtitle, city, history }: DemoCandidate): string {
  const [first, second] = history.skills;
  const years = Math.max(...history.skills.map(({ years_experience }) => years_experience));
  return `${current_jobtitle} based in ${city}, with ${years} ${years === 1 ? "year" : "years"} of experience. Strengths: ${first?.name}, ${second?.name}. Looking for a team where people stay and standards are high.`;
}

/** A postal and electronic address in one line each. */
export const contactOf = (candidate: DemoCandidate): string[] =>
  [
    `${candidate.city}, ${candidate.postcode}`,
    candidate.contact_mobile_number?.replace(/^\+44(\d{4})(\d{6})$/, "0$1 $2") ?? "",
    candidate.email,
  ].filter(Boolean);
