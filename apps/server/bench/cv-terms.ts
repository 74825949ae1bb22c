import { inventedWord } from "./plausible-cv.ts";

/** Searches in CVs, by the kind of their terms. */
export const cvTerms: Record<string, string[]> = {
  "common words": ["care", "nurse", "project", "manager", inventedWord(0)],
  "less common words": [10, 20, 40, 80, 160, 320].map(inventedWord),
  "rare words": ["COBOL", ...[2_000, 8_000, 32_000].map(inventedWord)],
  "several words": ["dementia care", "project manager", "forklift licence", "nurse manager leeds"],
  "two letters": ["IT", "HR"],
  "with signs": ["C#", "C++", ".NET"],
  "written as one": ["node.js", "front-end", "R&D", "A&E", "CI/CD", "TCP/IP"],
  "two words, quoted": ['"project manager"', '"stakeholder management"', '"night shift"'],
  "more words, quoted": ['"head of IT"', '"key stage 2"', '"standards are high"'],
  excluded: ["nurse -care", "manager -project", 'IT -"head of IT"', "-care"],
  alternatives: ["welder or baker", "C# or C++", '"key stage 2" or COBOL'],
  "with accents": ["resume", "Kraków", "zurich"],
  "without spaces": ["软件", "软件工程", "看護師", "精通软件工程与Java开发"],
};
