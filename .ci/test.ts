import { mkdirSync, rmSync } from "node:fs";
import { changedFiles, touchedBy } from "./changed.ts";
import { chromium } from "./chromium.ts";
import { reports, type Result, type Step } from "./step.ts";
import { everything } from "./steps.ts";

/**
 * `npm test`: all checks. `npm test -- changed`: those that a change needs. `npm test -- unit
 * types`: those whose names begin so.
 */
const words = process.argv.slice(2);
const steps =
  words[0] === "changed"
    ? touchedBy(changedFiles())
    : everything.filter(
        ({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)),
      );

await chromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
mkdirSync(".cache/types", { recursive: true });

const results: (Result & { step: string; seconds: number })[] = [];

const patient = steps.filter(({ isPatient }) => isPatient).values();
const urgent = steps.filter(({ isPatient }) => !isPatient).values();

/**
 * Tests run two at a time: one works while the other waits for a process or a page. When both wait,
 * what is patient goes on.
 */
const runAll = async () => {
  await runInTurn(urgent);
  await runInTurn(patient);
};
await Promise.all([runAll(), runAll(), runInTurn(patient)]);

async function runInTurn(steps: Iterable<Step>): Promise<void> {
  for (const { name, run } of steps) {
    console.log(`${name} …`);
    const start = Date.now();
    const result = await run();
    const seconds = Math.round((Date.now() - start) / 1000);
    results.push({ step: name, seconds, ...result });
    console.log(
      `\n${result.output}\n${name}: ${result.failed ? "failed" : "passed"}, ${seconds} s`,
    );
  }
}

console.log("");
console.table(results, ["step", "passed", "failed", "seconds"]);
for (const { step, failures = [] } of results)
  for (const failure of failures) console.log(`failed in ${step}: ${failure}\n`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
