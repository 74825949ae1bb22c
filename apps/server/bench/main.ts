/**
 * `npm run bench`: measures how long hostile texts take to read and chains of approval to simulate,
 * the API against its bare SQL on the large demo in a temporary embedded database, and the size of
 * the first screen. It only prints and never fails.
 */
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { loadDemo } from "@ats/demo/load";
import { during, print } from "../src/progress.ts";
import { bareSql, busiestJob } from "./bare-sql.ts";
import { firstScreenJs } from "./first-screen.ts";
import { printHostileText } from "./hostile-text.ts";
import { compare } from "./measure.ts";
import { openBench } from "./open-bench.ts";
import { printSimulation } from "./simulation.ts";
import { signedIn } from "./signed-in.ts";

await printHostileText();
printSimulation();

const search = (q: string) => `/api/search?m=APPLICATIONS&q=${encodeURIComponent(q)}`;
const { services, close } = await openBench();
try {
  await during("Loading the large demo", (onProgress) =>
    loadDemo(services, { size: "large", cvs: 0, onProgress }),
  );
  const get = await signedIn(createApi(handlers, services), "recruiter@northgate.example");
  const job = await busiestJob(services.system);
  const sql = bareSql(services.system);
  print(
    `\n100,000 candidates, 150,000 applications, ${job.count} of them for the job in the lists`,
  );
  print("Milliseconds, the API against its bare SQL on the same connection\n");
  print("                             API p50   p99   SQL p50   p99   ratio p50   p99");

  const applications = `/api/jobs/${job.id}/applications`;
  await compare("jobs, first page", () => get("/api/jobs"), sql.jobs);
  await compare(
    "applications, first page",
    () => get(applications),
    () => sql.applications(job.id, 0),
  );
  await compare(
    "applications, 300th page",
    () => get(`${applications}?page_no=299`),
    () => sql.applications(job.id, 299),
  );
  for (const q of ["emi", "okafor", "smith"])
    await compare(
      `search ${q}`,
      () => get(search(q)),
      () => sql.search(q),
    );
} finally {
  await close();
}
print(`\n${await firstScreenJs()}`);
