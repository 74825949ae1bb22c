import type { Language } from "../languages/language.ts";
import { welsh } from "./applicant-texts.cy.ts";
import { type ApplicantTexts, english } from "./applicant-texts.en.ts";

/** The product's own texts of mails to applicants. Templates stay as the company wrote them. */
export const applicantTexts: Record<Language, ApplicantTexts> = { en: english, cy: welsh };
