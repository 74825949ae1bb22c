import { type CvFacts, cvFacts } from "../cv-facts.ts";
import type { InventedCv } from "./invented-cv.ts";

export const factNames = ["first_name", "last_name", "email", "contact_mobile_number"] as const;

export interface Score {
  /** Share of the facts read that are right. */
  precision: number;
  /** Share of the facts given that are read right. */
  recall: number;
  wrong: { cv: InventedCv; read: string }[];
}

/** How well each fact is read out of CVs. */
export function scoreOf(cvs: readonly InventedCv[]): Record<keyof CvFacts, Score> {
  const read = cvs.map((cv) => ({ cv, facts: cvFacts(cv.text, cv.fileName) }));
  const score = (name: keyof CvFacts): Score => {
    const given = read.filter(({ cv }) => cv.facts[name]);
    const found = read.filter(({ facts }) => facts[name]);
    const right = found.filter(({ cv, facts }) => cv.facts[name] === facts[name]).length;
    return {
      precision: found.length ? right / found.length : 1,
      recall: given.length ? right / given.length : 1,
      wrong: read
        .filter(({ cv, facts }) => cv.facts[name] !== facts[name])
        .map(({ cv, facts }) => ({ cv, read: facts[name] })),
    };
  };
  return {
    first_name: score("first_name"),
    last_name: score("last_name"),
    email: score("email"),
    contact_mobile_number: score("contact_mobile_number"),
  };
}
