import type { DemoCandidate } from "./data.ts";
import { cvDocx } from "./cv-docx.ts";
import { cvPdf, fitsPdf } from "./cv-pdf.ts";

export interface Cv {
  bytes: Uint8Array;
  name: string;
  type: string;
  extension: "pdf" | "docx";
}

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A candidate's CV: most are PDF files, one in ten is from a word processor. */
export async function createCv(candidate: DemoCandidate): Promise<Cv> {
  const name = `${candidate.first_name} ${candidate.last_name} CV`;
  return candidate.id % 10 === 0 || !fitsPdf(candidate)
    ? { bytes: await cvDocx(candidate), name: `${name}.docx`, type: docx, extension: "docx" }
    : {
        bytes: await cvPdf(candidate),
        name: `${name}.pdf`,
        type: "application/pdf",
        extension: "pdf",
      };
}

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
