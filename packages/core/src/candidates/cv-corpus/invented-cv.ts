import type { CvFacts } from "../cv-facts.ts";

/** An invented CV with the facts that it gives. */
export interface InventedCv {
  layout: string;
  language: string;
  text: string;
  fileName: string;
  facts: CvFacts;
  set: "first" | "held out" | "second" | "third";
}
