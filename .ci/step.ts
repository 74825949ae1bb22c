import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { relative } from "node:path";

const { PRIORITY_LOW } = constants.priority;

/** Folder of the test reports, one per step. */
export const reports = ".cache/test";

export interface Result {
  passed: number;
  failed: number;
  /** For each failed test its file, title and the beginning of the reason. */
  failures?: string[];
  /** Everything the step printed. */
  output: string;
}

export interface Step {
  name: string;
  /** True if it runs in the time that others leave. */
  isPatient?: boolean;
  run(): Promise<Result>;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function run(command: string, args: string[], { isPatient = false } = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  if (isPatient && child.pid) setPriority(child.pid, PRIORITY_LOW);
  let output = `> ${command} ${args.join(" ")}\n`;
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { passes: code === 0, output };
}

/** A command that passes or fails as a whole, and gives way to tests. */
export const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  isPatient: true,
  async run() {
    const { passes, output } = await run(command, args, { isPatient: true });
    return { passed: Number(passes), failed: Number(!passes), output };
  },
});

/**
 * Tests of a Vitest project. A run that exits with an error fails even if every reported test
 * passed.
 */
export const tests = (project: string, ...paths: string[]): Step => ({
  name: project,
  async run() {
    const report = `${reports}/${project}.json`;
    const { passes, output } = await run("vitest", [
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
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) =>
          [`${relative(".", name)} > ${fullName}`, ...failureMessages.map(beginning)].join("\n"),
        ),
    );
    const passesAll = passes && (numPassedTests > 0 || paths.includes("--passWithNoTests"));
    return {
      passed: numPassedTests,
      failed: passesAll ? numFailedTests : Math.max(numFailedTests, 1),
      failures,
      output,
    };
  },
});

/** Without the lines of packages, which hide the test's own. */
const beginning = (message: string) =>
  message
    .split("\n")
    .filter((line) => !/^\s*at .*node_modules/.test(line))
    .slice(0, 12)
    .join("\n")
    .slice(0, 1500);
