/**
 * `npm run bench:start`: times the start on an empty folder, from nothing built until a recruiter has
 * signed in, for both sizes of the demo on both databases. `small` or `large` times one size. It only
 * prints and never fails because of a time.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { demoPassword } from "@ats/demo/accounts";
import { print } from "../src/progress.ts";
import { root } from "../src/settings.ts";
import { startProcess, visit } from "../src/testing/process.ts";
import { timed } from "./measure.ts";

const [only] = process.argv.slice(2);
const safe = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };
for (const size of ["small", "large"].filter((each) => !only || each === only)) {
  await time(size, "embedded database", {});
  const postgres = await startPostgres(safe);
  await time(size, "PostgreSQL", { DATABASE_URL: postgres.url });
  await postgres.stop();
}

async function time(size: string, database: string, env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "ats-bench-"));
  await rm(join(root, "apps/web/dist"), { recursive: true, force: true });
  print(`\n${size} demo, ${database}`);
  const ms = await timed(async () => {
    const server = await startProcess({ ATS_DATA_DIR: folder, ATS_DEMO: size, ...env }, "main.ts");
    const page = await fetch(server.url);
    await visit(server.url, "recruiter@northgate.example", demoPassword);
    print(
      server
        .output()
        .match(/^ {2}.+ s$/gm)
        ?.join("\n"),
    );
    if (!page.ok) print(`  The page answers ${page.status}.`);
    void server.kill("SIGKILL");
  });
  print(`  Signed in after ${(ms / 1000).toFixed(1)} s`);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
