/**
 * `npm run soak`: calls every endpoint of the server on PostgreSQL for half an hour, at 80 % of the
 * load that this machine bears, and writes what it saw to docs/soak.md. It never fails because of a
 * figure. `npm run soak 5` takes five minutes. Quality R11.
 */
import { rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "@ats/api/database/migrate";
import { openPostgres } from "@ats/api/database/postgres";
import { keepSnapshot, restoreSnapshot } from "@ats/api/internal/database/test-snapshot";
import { testCompanies, testFileKeys } from "@ats/api/internal/testing/companies";
import { testPool } from "@ats/api/internal/testing/database";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { testCv } from "@ats/api/internal/testing/records";
import { percentile } from "../bench/measure.ts";
import { folderFiles } from "../src/files/folder-files.ts";
import { print } from "../src/progress.ts";
import { root } from "../src/settings.ts";
import { emptyFolder } from "../src/testing/northgate.ts";
import { startProcess } from "../src/testing/process.ts";
import { callers } from "./callers.ts";
import { handlesOf, memoryOf, paceMs, stolenSeconds } from "./vitals.ts";

const minutes = Number(process.argv[2] ?? 30);
const share = 0.8;
const minuteMs = 60_000;
/** Seconds of stolen time in a minute from which its figures say little about the server. */
const mostStolen = 0.3;
/** Characters of what the server printed, shown after a failed call. */
const longestOutput = 5_000;

const postgres = await startPostgres({ fsync: "on", full_page_writes: "on" });
const ATS_DATA_DIR = await emptyFolder();
const db = openPostgres(testPool(postgres.url));
await migrate(db);
const companies = await testCompanies(db);
await keepSnapshot(db);
const files = folderFiles(join(ATS_DATA_DIR, "files"));
const document = new Uint8Array(await testCv().arrayBuffer());
const server = await startProcess({
  DATABASE_URL: postgres.url,
  ATS_DATA_DIR,
  ATS_TRUSTED_PROXIES: "loopback",
});
const { call, signOut } = callers(server.url, companies);

/** Puts all records and files back, so that what can be done once can be done in every minute. */
async function renew(): Promise<void> {
  await restoreSnapshot(db);
  for (const key of testFileKeys) await files.put(key, document);
  signOut();
}

/** Calls per second that four callers get who never pause. */
async function capacity(forMs: number): Promise<number> {
  const end = Date.now() + forMs;
  let calls = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (; Date.now() < end; calls++) await call();
    }),
  );
  return (calls / forMs) * 1000;
}

/** Calls at a steady rate for a minute, whether or not earlier calls have been answered. */
async function minuteOf(perSecond: number) {
  await renew();
  const begin = performance.now();
  const stolen = stolenSeconds();
  const times: number[] = [];
  const paces: number[] = [];
  const answers = { done: 0, refused: 0, failed: 0 };
  const failed = new Set<string>();
  const under = new Set<Promise<void>>();
  for (let due = 0; due < minuteMs; due += 1000 / perSecond) {
    const late = performance.now() - begin - due;
    if (late < 0) await wait(-late);
    const called: Promise<void> = call().then(({ name, status, idleMs }) => {
      // From when it was due, so that a pause of the server counts for all who wait.
      times.push(performance.now() - begin - due - idleMs);
      if (status === 200) answers.done += 1;
      else if (status >= 400 && status < 500) answers.refused += 1;
      else {
        answers.failed += 1;
        failed.add(`${name} ${status}`);
      }
      under.delete(called);
    });
    under.add(called);
    if (due / 1000 > paces.length) paces.push(paceMs());
  }
  await Promise.all(under);
  return {
    ...answers,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    memory: memoryOf(server.pid),
    handles: handlesOf(server.pid),
    stolen: stolenSeconds() - stolen,
    pace: percentile(paces, 0.1),
    names: [...failed],
  };
}

const heading = [
  "Minute",
  "Done",
  "Refused",
  "Failed",
  "p50 ms",
  "p99 ms",
  "Memory MB",
  "Handles",
  "Stolen s",
  "Pace ms",
];
const row = (cells: unknown[]) => `| ${cells.join(" | ")} |`;

try {
  await renew();
  await capacity(minuteMs / 4);
  const most = await capacity(minuteMs / 2);
  const rate = most * share;
  print(`${most.toFixed(0)} calls per second at most, ${rate.toFixed(0)} from now on`);
  const seen: Awaited<ReturnType<typeof minuteOf>>[] = [];
  const lines = [row(heading), row(heading.map(() => "---"))];
  for (let minute = 1; minute <= minutes; minute++) {
    const now = await minuteOf(rate);
    seen.push(now);
    const { done, refused, failed, p50, p99, memory, handles = "", stolen, pace } = now;
    const figures = [
      p50.toFixed(1),
      p99.toFixed(1),
      memory.toFixed(0),
      handles,
      stolen.toFixed(1),
      pace.toFixed(2),
    ];
    lines.push(row([minute, done, refused, failed, ...figures]));
    print(lines.at(-1));
    if (failed) print(`  ${now.names.join(", ")}\n${server.output().slice(-longestOutput)}`);
  }
  const first = seen[0]?.p99 ?? 0;
  const worstOf = (some: typeof seen) =>
    (Math.max(...some.map(({ p99 }) => p99)) / first).toFixed(1);
  const own = seen.filter(({ stolen }) => stolen < mostStolen);
  await writeFile(
    join(root, "docs/soak.md"),
    `# Half an hour under load

Made by \`npm run soak\` on ${new Date().toISOString().slice(0, 10)}, with ${cpus().length} cores for the server, PostgreSQL and those who call: every endpoint in turn, a read eight times as often as a write, ${rate.toFixed(0)} calls per second, which is ${share * 100} % of the most. Times count from when a call was due, without the captcha that a page solves and the sign-in that a call may wait for. Captchas are solved at the lowest priority, because in use that is other machines’ work. All records are put back between two minutes; within one, a call is refused when an earlier one has done what it asks, or when too many came. “Stolen” is the processor time that other machines on the same hardware took; “Pace” is how long the same piece of work took when it was least disturbed.

The worst minute's p99 is ${worstOf(seen)} times the first minute's; ${worstOf(own)} times in the ${own.length} minutes in which less than ${mostStolen} seconds were stolen.

${lines.join("\n")}
`,
  );
} finally {
  await server.kill("SIGTERM");
  await db.destroy();
  await postgres.stop();
  await rm(ATS_DATA_DIR, { recursive: true, force: true });
}
