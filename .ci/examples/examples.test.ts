import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { listApplications } from "@ats/core/applications/contract";
import { type Client, createClient } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/list-contract";
import { demoPassword } from "@ats/demo/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visit } from "../../apps/server/src/testing/process.ts";
import { freePort } from "../free-port.ts";
import { fillWithDemo } from "./demo-data.ts";
import { installExamples } from "./install.ts";
import { start, stopAll } from "./process.ts";

const root = join(import.meta.dirname, "../..");
let examples: string;
/** Address of the product. */
let ats: string;

beforeAll(async () => {
  examples = installExamples();
  const data = join(dirname(examples), "product");
  fillWithDemo(data);
  ats = await start(
    join(root, "apps/server"),
    await freePort(),
    ["--conditions=@ats/source", "src/testing/server-without-web.ts"],
    { ATS_DATA_DIR: data, ATS_DEMO: "none" },
  );
});

afterAll(async () => {
  await stopAll();
  rmSync(dirname(examples), { recursive: true, force: true });
});

/** Runs an example's program in a shell's environment. */
const run = (example: string, ...args: string[]) =>
  execFileSync("pnpm", ["run", "--silent", ...args], {
    cwd: join(examples, example),
    env: { ...process.env, NODE_ENV: undefined, ATS_URL: ats },
    encoding: "utf8",
  });

test("rules-in-node decides in plain Node as the product does, and calls it", () => {
  run("rules-in-node", "build");
  expect(run("rules-in-node", "start").split("\n")).toEqual(
    expect.arrayContaining([
      "May a hiring manager publish jobs? false",
      "A hiring manager sees Anonymised Candidate 1041",
      "amelia..bell@example.com: E-mail must be valid.",
      expect.stringMatching(/^Northgate Group: \w.+, \w/),
    ]),
  );
});

test("own-server answers a call that the product does not have, and tells payroll of a hire", async () => {
  run("own-server", "build");
  const home = join(examples, "own-server");
  fillWithDemo(join(home, ".data"));
  const url = await start(home, await freePort(), ["main.ts"]);
  const { countHires } = await import(join(home, "hires-contract.ts"));
  const visitor = createClient({ baseUrl: url });
  await expect(visitor.call(countHires)).rejects.toMatchObject({ status: 401 });

  const recruiter = await visit(url, "recruiter@northgate.example", demoPassword);
  const { hires } = await recruiter.call(countHires);
  const { id, job_number } = await shortlisted(recruiter);
  await moveAsSeen(recruiter, { ids: [id], status: "HIRE" });
  expect(await recruiter.call(countHires)).toEqual({ hires: hires + 1 });
  expect(readFileSync(join(home, "starters.csv"), "utf8")).toBe(`${job_number},${id}\n`);
});

async function shortlisted(client: Client) {
  const jobs = await client.call(listJobs, { query: { filter: "active" } });
  for (const job of jobs.records) {
    const query = { status: "SHORTLIST" } as const;
    const [first] = (await client.call(listApplications, { params: { id: job.id }, query }))
      .records;
    if (first) return first;
  }
  throw new Error("The demo has no shortlisted application.");
}
