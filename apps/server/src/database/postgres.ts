import { Socket } from "node:net";
import { migrate } from "@ats/api/database/migrate";
import { numberTypes, openPostgres } from "@ats/api/database/postgres";
import pg from "pg";
import { ignoreConnectionErrors } from "./connection-errors.ts";
import { refuseNewer, StartError } from "../start-error.ts";
import type { ServerDatabase } from "./embedded.ts";

export interface PoolSettings {
  /** Most connections of this instance for calls. */
  connections: number;
  /** Time after which PostgreSQL stops a statement. */
  statementMs: number;
  /** Time after which PostgreSQL ends a transaction that waits for its next statement. */
  idleTransactionMs: number;
}

/** Time after which a silent connection is checked, so that a server that vanished is noticed. */
export const keepAliveInitialDelayMillis = 10_000;

/** A connection in use is lost when it is silent for so much longer than PostgreSQL allows. */
const patience = 1.2;

/** Connections for work that may take long: migrations, demo data and sweeps, one after another. */
const unhurriedConnections = 5;

/** Connects to a PostgreSQL server and migrates it. */
export async function openServer(
  url: string,
  { connections, statementMs, idleTransactionMs }: PoolSettings,
): Promise<ServerDatabase> {
  const address = URL.parse(url);
  const where = address?.host;
  if (!where || !/^postgres(ql)?:$/.test(address.protocol))
    throw new StartError(
      "DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.",
    );
  const pool = poolOf({
    connectionString: url,
    max: connections,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    stream: () => endsWhenSilent(patience * Math.max(statementMs, idleTransactionMs)),
  });
  const unhurriedPool = poolOf({ connectionString: url, max: unhurriedConnections });
  const unhurried = openPostgres(unhurriedPool);
  try {
    await unhurriedPool.query("select 1");
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    throw new StartError(
      `The PostgreSQL server ${where} of DATABASE_URL cannot be used (${code ?? message}): ` +
        "check the address, user and password, and that the server runs.",
      { cause: error },
    );
  }
  await migrate(unhurried).catch((error: { code?: string; message?: string }) => {
    refuseNewer(error);
    throw new StartError(
      `The database of DATABASE_URL on ${where} cannot be brought to this version (${error.code}: ${error.message}): ` +
        "its user must own it and be allowed to create roles.",
      { cause: error },
    );
  });
  const system = openPostgres(pool);
  return {
    system,
    unhurried,
    close: async () => void (await Promise.all([system.destroy(), unhurried.destroy()])),
  };
}

/** Otherwise a server that vanished would be waited for as long as TCP does: a quarter of an hour. */
function endsWhenSilent(ms: number): Socket {
  const lost = Object.assign(new Error("PostgreSQL no longer answers."), { code: "ETIMEDOUT" });
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(lost));
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  return ignoreConnectionErrors(
    new pg.Pool({
      types: numberTypes(pg.types),
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis,
      ...config,
    }),
  );
}
