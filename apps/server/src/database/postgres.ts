import { migrate } from "@ats/api/database/migrate";
import { numberTypes, openPostgres } from "@ats/api/database/postgres";
import pg from "pg";
import { refuseNewer, StartError } from "../start-error.ts";
import type { ServerDatabase } from "./embedded.ts";

/** Connects to a PostgreSQL server and migrates it. */
export async function openServer(url: string): Promise<ServerDatabase> {
  const address = URL.parse(url);
  const where = address?.host;
  if (!where || !/^postgres(ql)?:$/.test(address.protocol))
    throw new StartError(
      "DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.",
    );
  const pool = new pg.Pool({
    connectionString: url,
    types: numberTypes(pg.types),
    max: 20,
    connectionTimeoutMillis: 10_000,
  });
  // The next query replaces an idle connection that broke.
  pool.on("error", () => {});
  const system = openPostgres(pool);
  try {
    await pool.query("select 1");
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    throw new StartError(
      `The PostgreSQL server ${where} of DATABASE_URL cannot be used (${code ?? message}): ` +
        "check the address, user and password, and that the server runs.",
      { cause: error },
    );
  }
  await migrate(system).catch((error: { code?: string; message?: string }) => {
    refuseNewer(error);
    throw new StartError(
      `The database of DATABASE_URL on ${where} cannot be brought to this version (${error.code}: ${error.message}): ` +
        "its user must own it and be allowed to create roles.",
      { cause: error },
    );
  });
  return { system, close: () => system.destroy() };
}
