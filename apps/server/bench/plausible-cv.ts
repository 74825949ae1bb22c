import type { DemoCandidate } from "@ats/demo/data";
import { cvText } from "@ats/demo/cv-text";

/** Terms as recruiters search for them, and how many of a hundred CVs have each. */
const terms: [text: string, percent: number][] = [
  ["IT", 8],
  ["head of IT", 0.3],
  ["project manager", 3],
  ["project", 12],
  ["manager", 15],
  ["stakeholder management", 0.6],
  ["key stage 2", 0.4],
  ["R&D", 1],
  ["A&E", 0.8],
  ["CI/CD", 2],
  ["TCP/IP", 0.7],
  ["Node.js", 1.5],
  [".NET", 1.5],
  ["C#", 2],
  ["C++", 1],
  ["front-end", 1],
  ["résumé", 1],
  ["Kraków", 0.2],
  ["Zürich", 0.05],
  ["精通软件工程与Java开发", 0.3],
  ["東京の看護師", 0.1],
  ["COBOL", 0.02],
];

/** Words of the invented vocabulary; a few of them are common, most of them rare. */
const vocabulary = 40_000;
const syllables = "ba ce di fo gu la me ni ro su ta ve pli stra cor".split(" ");

export function inventedWord(rank: number): string {
  let word = "";
  for (let left = rank + syllables.length; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length];
  return word;
}

/** A CV of 100 to 300 words: the demo's, and terms and words as often as people use them. */
export function plausibleCv(candidate: DemoCandidate): string {
  const random = randomFrom(candidate.id);
  const words = Array.from({ length: 30 + Math.floor(150 * random()) }, () =>
    // The word of rank n is used 1/n times as often as the first.
    inventedWord(Math.floor(vocabulary ** random())),
  );
  for (const [text, percent] of terms)
    if (random() * 100 < percent) words.splice(Math.floor(words.length * random()), 0, `${text},`);
  return `${cvText(candidate)}\n${words.join(" ")}`;
}

/** Numbers from 0 to below 1, always the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b1);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
