import { corpus } from "../packages/core/src/candidates/cv-corpus/corpus.ts";
import { factNames, scoreOf } from "../packages/core/src/candidates/cv-corpus/score.ts";

const isWrongShown = process.argv.includes("--wrong");

/** Prints how well facts are read out of invented CVs, by set. */
for (const [set, cvs] of Map.groupBy(corpus, (cv) => cv.set)) {
  const scores = scoreOf(cvs);
  console.log(`${cvs.length} CVs, ${set} set`);
  for (const name of factNames) {
    const { precision, recall, wrong } = scores[name];
    console.log(`  ${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    if (isWrongShown)
      for (const { cv, read } of wrong)
        console.log(
          `    ${cv.language}, ${cv.layout}: ${read || "-"} for ${cv.facts[name] || "-"}`,
        );
  }
}
