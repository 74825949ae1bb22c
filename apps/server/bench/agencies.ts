/**
 * `npm run bench:agencies`: asks before a submission about a million people, as a script of an agency
 * would, and tells how well answers and their times give away whom the company knows. Then times the
 * lists of agencies on the large demo, each beside the jobs list. It only prints and never fails.
 * `-- --probes 10000` is shorter.
 */
import { parseArgs } from "node:util";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { listAgencies } from "@ats/core/agencies/contract";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { checksPerDay } from "@ats/core/agency-portal/submission";
import { checkCandidate, listSubmissions } from "@ats/core/agency-portal/submission-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { loadDemo } from "@ats/demo/load";
import { sql } from "kysely";
import { during, print } from "../src/progress.ts";
import { percentile, timed } from "./measure.ts";
import { openBench } from "./open-bench.ts";
import { clientOf } from "./signed-in.ts";

const { values } = parseArgs({ options: { probes: { type: "string", default: "1000000" } } });
const probes = Number(values.probes);
const client_id = 1;

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`;

const { services, close } = await openBench();
try {
  await during("Loading the large demo", (onProgress) =>
    loadDemo(services, { size: "large", cvs: 0, onProgress }),
  );
  // Without a limit of work in time, which would stop a script within a second.
  const app = createApi(handlers, services, { workClock: () => 0 });
  const admin = await clientOf(app, "admin@northgate.example");
  const owner = await clientOf(app, "agent@brightstaff.example");
  const script = await clientOf(app, "agent@carewise.example");

  print("\nMilliseconds, and how many times the jobs list\n");
  print("                                  p50     p99   ratio");
  const ofClient = { params: { client_id } };
  const named = { ...ofClient, query: { filter: "all" as const, name: "smith" } };
  const lists: [string, () => Promise<unknown>][] = [
    ["agencies", () => admin.call(listAgencies, { query: {} })],
    ["released jobs", () => owner.call(listAgencyJobs, ofClient)],
    ["submissions, active", () => owner.call(listSubmissions, ofClient)],
    ["submissions, by name", () => owner.call(listSubmissions, named)],
  ];
  for (const [name, call] of lists) {
    const times = { jobs: [] as number[], call: [] as number[] };
    for (let round = -5; round < 50; round++) {
      const [ofJobs, ofCall] = [await timed(() => admin.call(listJobs, {})), await timed(call)];
      if (round < 0) continue;
      times.jobs.push(ofJobs);
      times.call.push(ofCall);
    }
    const p50 = percentile(times.call, 0.5);
    const columns = [p50, percentile(times.call, 0.99), p50 / percentile(times.jobs, 0.5)];
    print(name.padEnd(29) + columns.map((value) => value.toFixed(1).padStart(8)).join(""));
  }

  const { records: jobs } = await script.call(listAgencyJobs, ofClient);
  const job_id = jobs[0]?.id ?? 0;
  const { rows } = await sql<{ email: string }>`
    select c.email from agency_submissions s
    join applications a on a.company_id = s.company_id and a.id = s.application_id
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    where s.company_id = ${client_id} and s.owned_until > current_date`.execute(services.system);
  const known = rows.map(({ email }) => email);

  let right = { early: 0, late: 0 };
  const times = { known: [] as number[], unknown: [] as number[] };
  await during(`Asking about ${probes} people`, async (onProgress) => {
    for (let at = 0; at < probes; at++) {
      const isKnown = Math.random() < 0.5;
      const email = isKnown
        ? (known[Math.floor(Math.random() * known.length)] ?? "")
        : `${crypto.randomUUID()}@people.example`;
      const start = performance.now();
      const { is_open } = await script.call(checkCandidate, {
        params: { client_id, job_id },
        body: { email },
      });
      const took = performance.now() - start;
      const part = at < checksPerDay ? "early" : "late";
      if (is_open !== isKnown) right = { ...right, [part]: right[part] + 1 };
      if (part === "late") times[isKnown ? "known" : "unknown"].push(took);
      onProgress("asked", at / probes);
    }
  });
  const late = probes - checksPerDay;
  print(`\nOf ${known.length} people whom another agency owns, and as many unknown:`);
  print(`  the first ${checksPerDay} answers are right in ${share(right.early, checksPerDay)}`);
  print(
    `  all later ones in ${share(right.late, late)}; chance gives 50 % ± ${((100 * 0.98) / Math.sqrt(late)).toFixed(2)} %`,
  );
  const [ofKnown, ofUnknown] = [times.known, times.unknown].map((each) => percentile(each, 0.5));
  print(
    `  median of the time: known ${ofKnown?.toFixed(3)} ms, unknown ${ofUnknown?.toFixed(3)} ms`,
  );
  print(
    `  told apart by time: ${share(separation(times.known, times.unknown), 1)}; chance is 50 %`,
  );
} finally {
  await close();
}

/** The chance that one of the first takes longer than one of the others. */
function separation(first: number[], others: number[]): number {
  const all = [
    ...first.map((time) => ({ time, isFirst: true })),
    ...others.map((time) => ({ time, isFirst: false })),
  ].toSorted((a, b) => a.time - b.time);
  let ranks = 0;
  for (const [at, { isFirst }] of all.entries()) if (isFirst) ranks += at + 1;
  const smallest = (first.length * (first.length + 1)) / 2;
  return (ranks - smallest) / (first.length * others.length);
}
