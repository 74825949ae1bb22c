import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { chromium } from "./chromium.ts";

/** Every check of the house in turn; the last line counts what passed and failed. */
const reports = ".cache/test";
const packages = ["core", "ui", "api", "screens"].map((name) => `packages/${name}`);
const apps = ["server", "web"].map((name) => `apps/${name}`);
/** Vitest's projects, with what is meant of one where that is not all. */
const projects: [project: string, ...paths: string[]][] = [
  // The API's run on PostgreSQL, but for the one that `postgres` leaves out; the embedded database
  // has its own here, and all stories and end-to-end paths run on it.
  ["unit", "--exclude=packages/api/src/!(database)/!(equal-work).test.ts"],
  ["postgres"],
  ["package"],
  // The components' stories run with their pictures.
  ["stories", "packages/screens"],
  ["screenshots"],
  ["conformance"],
  ["e2e"],
];
const tools = ["packages/ui/tsconfig.node.json", "packages/api/tsconfig.test.json"];

interface Result {
  step: string;
  passed: number;
  failed: number;
  /** What failed: its file, its name, and how the reason begins. */
  failures?: string[];
  /** What passed at its second go only. */
  unsteady?: string[];
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function check(step: string, command: string, ...args: string[]): Result {
  const passes = run(command, args);
  return { step, passed: Number(passes), failed: Number(!passes) };
}

/** A run that ends badly counts as a failure even where every test in its report passed. */
function tests(project: string, paths: string[]): Result {
  const report = `${reports}/${project}.json`;
  const passes = run("vitest", [
    "run",
    ...paths,
    `--project=${project}`,
    "--update=none",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as Report) : {};
  const reasons = (wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) =>
          [`${relative(".", name)} > ${fullName}`, ...failureMessages.map(beginning)].join("\n"),
        ),
    );
  return {
    step: project,
    passed: numPassedTests,
    failed: passes && numPassedTests > 0 ? numFailedTests : Math.max(numFailedTests, 1),
    failures: reasons("failed"),
    unsteady: reasons("passed"),
  };
}

const beginning = (message: string) => message.split("\n").slice(0, 12).join("\n").slice(0, 1500);

await chromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const only = process.argv.slice(2);
const steps: [string, () => Result][] = [
  ...[...packages, ...apps, ...tools].map((path): [string, () => Result] => [
    `types ${path}`,
    () => check(`types ${path}`, "tsc", "-p", path),
  ]),
  ["lint", () => check("lint", "oxlint", "--deny-warnings")],
  ["format", () => check("format", "biome", "format")],
  ...projects.map(([project, ...paths]): [string, () => Result] => [
    project,
    () => tests(project, paths),
  ]),
];
const results = steps
  .filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)))
  .map(([, step]) => {
    const start = Date.now();
    return { ...step(), seconds: Math.round((Date.now() - start) / 1000) };
  });

console.log("");
console.table(results, ["step", "passed", "failed", "seconds"]);
for (const { step, failures = [], unsteady = [] } of results) {
  for (const reason of unsteady) console.log(`passed at a second go in ${step}: ${reason}\n`);
  for (const failure of failures) console.log(`failed in ${step}: ${failure}\n`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
