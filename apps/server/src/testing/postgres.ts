import { openPostgres } from "@ats/api/database/postgres";
import { migrate } from "@ats/api/database/migrate";
import { testCompanies } from "@ats/api/internal/testing/companies";
import { testPool } from "@ats/api/internal/testing/database";
import { startPostgres } from "@ats/api/internal/testing/postgres-server";
import { onTestFinished, type TestContext } from "vitest";

/** A PostgreSQL server for one test, which is skipped where none can be started. */
export async function postgresFor(context: TestContext) {
  const postgres = await startPostgres().catch(() =>
    context.skip("No PostgreSQL server could be started."),
  );
  onTestFinished(postgres.stop);
  return postgres;
}

/** Fills a PostgreSQL server with the test companies. */
export async function addCompanies(url: string) {
  const db = openPostgres(testPool(url));
  await migrate(db);
  return { db, ...(await testCompanies(db)) };
}
