/**
 * `npm run bench:scale`: times lists and searches of a company with 1,000,000 candidates on
 * PostgreSQL, both the SQL statements and the whole call. Uses the server of DATABASE_URL if it is
 * empty or was filled by an earlier run, otherwise starts one from npm. `-- CVs` times only the
 * calls whose names start with "CVs". It only prints and never fails because of a time.
 */
import { totalmem } from "node:os";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { migrate } from "@ats/api/database/migrate";
import { numberTypes, openPostgres } from "@ats/api/database/postgres";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { localChannel } from "@ats/api/kernel/ports/live-channel";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import pg from "pg";
import { packageFonts } from "../src/files/package-fonts.ts";
import { print } from "../src/progress.ts";
import { busiestJob, ordinaryJob } from "./bare-sql.ts";
import { cvTerms } from "./cv-terms.ts";
import { percentile, timed } from "./measure.ts";
import { loadMillion } from "./million.ts";
import { signedIn } from "./signed-in.ts";
import { typedTerms } from "./typed-terms.ts";

const rounds = 100;
const warmUp = 3;
const thatDay = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
const server = process.env.DATABASE_URL
  ? { url: process.env.DATABASE_URL, stop: async () => {} }
  : await startPostgres({ shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB` });
let inDatabase = 0;
const pool = new pg.Pool({
  connectionString: server.url,
  types: numberTypes(pg.types),
  // Makes the server log the time to parse, plan and execute each statement.
  options: "-c log_duration=on -c client_min_messages=log",
});
pool.on("connect", (client) => {
  client.on("notice", ({ message }) => {
    inDatabase += Number(/^duration: ([\d.]+) ms/.exec(message ?? "")?.[1] ?? 0);
  });
});
const system = openPostgres(pool);
try {
  await migrate(system);
  await loadMillion(system);
  const services = {
    system,
    clock: () => new Date(),
    files: memoryFiles(),
    fonts: packageFonts,
    live: localChannel(),
    environment: { environment: "test" as const },
    publicUrl: "http://bench.example",
  };
  const get = await signedIn(createApi(handlers, services), "recruiter@northgate.example");
  const { id, count } = await busiestJob(system);
  const ordinary = await ordinaryJob(system);
  print(
    `\n1,000,000 candidates, 1,500,000 applications, ${count} of them for the job in the lists, ${ordinary.count} for an ordinary one`,
  );
  print("Milliseconds: the call's statements in the database, and the whole call\n");
  print("                                   SQL p50   p99   call p50   p99");
  for (const [name, called] of Object.entries(calls(id, ordinary.id, await typedTerms(system)))) {
    if (!name.startsWith(process.argv[2] ?? "")) continue;
    const paths = typeof called === "string" ? Array<string>(rounds).fill(called) : called;
    const statements: number[] = [];
    const whole: number[] = [];
    for (const path of paths.slice(0, warmUp)) await get(path);
    for (const path of paths) {
      inDatabase = 0;
      whole.push(await timed(() => get(path)));
      statements.push(inDatabase);
    }
    const figures = [statements, whole].flatMap((times) => [
      percentile(times, 0.5),
      percentile(times, 0.99),
    ]);
    print(name.padEnd(32) + figures.map((ms) => ms.toFixed(1).padStart(9)).join(""));
  }
} finally {
  await system.destroy();
  await server.stop();
}

/** Paths of a list under each of some conditions. */
function filtered(list: string, path: string, conditions: string[]): Record<string, string> {
  return Object.fromEntries(
    conditions.map((s) => [`${list}: ${s}`, `${path}?s=${encodeURIComponent(s)}`]),
  );
}

/** Some paths in turn, as many times as one would be called. */
function repeated(paths: string[]): string[] {
  return Array.from({ length: rounds }, (_, round) => paths[round % paths.length] ?? "");
}

/** Path of a global search. */
function search(q: string): string {
  return `/api/search?m=APPLICATIONS&q=${encodeURIComponent(q)}`;
}

/** Paths of a call, or of several that are made once each. */
function calls(
  job: number,
  ordinaryJob: number,
  terms: string[],
): Record<string, string | string[]> {
  const applications = `/api/jobs/${job}/applications`;
  const searched = (path: string) => terms.map((q) => `${path}?q=${encodeURIComponent(q)}`);
  return {
    [`search: ${terms.length} that are typed`]: terms.map(search),
    "search: emi": search("emi"),
    "search: okafor": search("okafor"),
    "search: smith": search("smith"),
    "search: john smith": search("john smith"),
    "search: ne1": search("ne1"),
    "search: oliver jones": search("oliver jones"),
    "search: smith ne1": search("smith ne1"),
    "search: care leeds": search("care leeds"),
    candidates: "/api/candidates",
    "candidates: those typed": searched("/api/candidates"),
    "counted alone: those typed": searched("/api/candidates/count"),
    "candidates by name": "/api/candidates?sc=name&so=asc",
    "candidates, 300th page": "/api/candidates?page_no=299",
    "candidates in process": "/api/candidates?filter=active",
    "candidates: okafor": "/api/candidates?q=okafor",
    "candidates: care assistant": "/api/candidates?q=care%20assistant",
    ...Object.fromEntries(
      Object.entries(cvTerms).flatMap(([kind, cvs]) => [
        [`CVs: ${kind}`, repeated(cvs.map((cv) => `/api/candidates?cv=${encodeURIComponent(cv)}`))],
        [
          `CVs counted: ${kind}`,
          repeated(cvs.map((cv) => `/api/candidates/count?cv=${encodeURIComponent(cv)}`)),
        ],
      ]),
    ),
    applications,
    "applications by name": `${applications}?sc=name&so=asc`,
    "applications, 300th page": `${applications}?page_no=299`,
    "applications: smith": `${applications}?q=smith`,
    "applications: those typed": searched(applications),
    "an ordinary job: those typed": searched(`/api/jobs/${ordinaryJob}/applications`),
    "a column of the board": `${applications}?status=APPLIED&sc=created_date_time&so=desc`,
    jobs: "/api/jobs",
    "jobs that need attention": "/api/jobs?attention=any",
    ...filtered("candidates", "/api/candidates", [
      "city.any:Leeds|York",
      "city.none:Leeds",
      "city.empty:",
      "current_jobtitle.lacks:nurse",
      "current_employer:care",
      "postcode:LS1",
      "postcode.within:5|LS1",
      "postcode.within:50|LS1",
      "postcode.within:10|TR1",
      "status.any:Hire",
      "created_date_time.last:7",
      `created_date_time.between:${thatDay}|${thatDay}`,
      "last_activity_date_time.last:7",
    ]),
    ...filtered("applications", applications, [
      "last_name.any:Smith|Jones",
      "source.none:Careers page",
      "email.empty:",
      "postcode.within:25|LS1",
      "created_date_time.last:30",
      "status_date_time.last:7",
    ]),
    ...filtered("jobs", "/api/jobs", [
      "dept.any:Nursing",
      "location.lacks:Leeds",
      "choose_benefits.empty:",
      "created_date_time.last:30",
      "salary.between:2500000|4000000",
      "applications.from:100",
    ]),
  };
}
