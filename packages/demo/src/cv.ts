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

/** Creates a candidate's CV: mostly PDF, one in ten a Word document. */
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
