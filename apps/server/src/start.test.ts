import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { openDataFolder } from "./data-folder/data-folder.ts";
import { lockFolder } from "./data-folder/lock.ts";
import { openEmbedded } from "./database/embedded.ts";
import { openServer } from "./database/postgres.ts";
import { readSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import { emptyFolder, northgateFolder } from "./testing/northgate.ts";
import { runToEnd, startProcess, visit } from "./testing/process.ts";

async function folder(): Promise<string> {
  const path = await emptyFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Root may write to every folder except those of the system itself. */
async function forbiddenFolder(): Promise<string> {
  if (process.getuid?.() === 0) return "/sys/ats";
  const path = await folder();
  await chmod(path, 0o500);
  return path;
}

test("a port in use is reported in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  expect(await runToEnd({ PORT: String(port), ATS_DATA_DIR: await folder() }, "main.ts")).toEqual({
    code: 1,
    said: `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set PORT to another port.`,
  });
});

test("a data folder that cannot be created is reported in one sentence", async () => {
  const file = join(await folder(), "file");
  await writeFile(file, "");
  await expect(openDataFolder(join(file, "data"))).rejects.toThrow(
    /^The data folder .+ cannot be written \(ENOTDIR\): give this user write access/,
  );
});

test("so is one that may not be written", async () => {
  await expect(openDataFolder(await forbiddenFolder())).rejects.toThrow(/cannot be written/);
});

test("a folder held by another process is refused, naming the process", async () => {
  const path = await folder();
  const unlock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(`is in use by process ${process.pid} since`);
  await unlock();
  expect(await readdir(path)).toEqual([]);
});

test("when several processes want a folder at once, one gets it, even after a dead process left its lock", async () => {
  const path = await folder();
  const dead = {
    pid: 999_999_999,
    host: (await import("node:os")).hostname(),
    since: "",
    birth: "",
  };
  await writeFile(join(path, "lock"), JSON.stringify(dead));
  const locks = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  expect(locks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readdir(path)).toEqual(["lock"]);
});

test("a damaged database is reported in one sentence", { timeout: 60_000 }, async () => {
  const ATS_DATA_DIR = await folder();
  const database = join(ATS_DATA_DIR, "database");
  await mkdir(join(database, "base"), { recursive: true });
  await writeFile(join(database, "PG_VERSION"), "18\n");
  await writeFile(join(database, "postgresql.conf"), "not a setting at all");
  await expect(openEmbedded(ATS_DATA_DIR, () => {})).rejects.toThrow(
    /^The database in .+ is damaged and cannot be opened: move the folder away/,
  );
});

test("a database with overwritten pages is reported in one sentence", {
  timeout: 120_000,
}, async () => {
  const ATS_DATA_DIR = await northgateFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  const control = join(ATS_DATA_DIR, "database/global/pg_control");
  await writeFile(control, new Uint8Array((await readFile(control)).length).fill(7));
  const { code, said } = await runToEnd({ ATS_DATA_DIR });
  expect(code).toBe(1);
  expect(said).toContain("is damaged and cannot be opened");
});

test("a database of a newer version is left unchanged and reported as such", {
  timeout: 60_000,
}, async () => {
  const ATS_DATA_DIR = await northgateFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  const pglite = await PGlite.create({ dataDir: join(ATS_DATA_DIR, "database") });
  await pglite.exec("insert into kysely_migration values ('0999_of_tomorrow', '2099-01-01')");
  await pglite.close();
  expect(await runToEnd({ ATS_DATA_DIR })).toEqual({
    code: 1,
    said: "The database was made by a newer version of this program. Start that version, or set another database.",
  });
});

test("an unreachable PostgreSQL server is reported in one sentence, without the password", async () => {
  const opening = openServer("postgres://ats:secret@127.0.0.1:1/ats", readSettings({}).pool);
  await expect(opening).rejects.toThrow(
    new StartError(
      "The PostgreSQL server 127.0.0.1:1 of DATABASE_URL cannot be used (ECONNREFUSED): " +
        "check the address, user and password, and that the server runs.",
    ),
  );
});

test.each([
  ["PORT", "abc", 'PORT is "abc", which is not a port: set it to a number up to 65535.'],
  ["PORT", "70000", 'PORT is "70000", which is not a port: set it to a number up to 65535.'],
  ["PORT", "-1", 'PORT is "-1", which is not a port: set it to a number up to 65535.'],
  ["PORT", " ", 'PORT is " ", which is not a port: set it to a number up to 65535.'],
  [
    "ATS_OPERATOR_EMAIL",
    "ada",
    'ATS_OPERATOR_EMAIL is "ada": set it to the email address of the first person who runs the product.',
  ],
  ["ATS_DEMO", "huge", 'ATS_DEMO is "huge": set it to small, large, none.'],
  [
    "ATS_PUBLIC_URL",
    "ats.example",
    'ATS_PUBLIC_URL is "ats.example": set it to the address that people open, such as https://ats.example.',
  ],
  [
    "ATS_RECAPTCHA_SECRET",
    "secret",
    "Google's reCAPTCHA needs both of its keys: set ATS_RECAPTCHA_SITE_KEY and ATS_RECAPTCHA_SECRET, or neither.",
  ],
  [
    "ATS_RECAPTCHA_ORIGIN",
    "www.recaptcha.net",
    'ATS_RECAPTCHA_ORIGIN is "www.recaptcha.net": set it to https://www.recaptcha.net where Google itself cannot be reached, or leave it out.',
  ],
  [
    "ATS_DATABASE_CONNECTIONS",
    "0",
    'ATS_DATABASE_CONNECTIONS is "0": set it to a number of connections, such as 20.',
  ],
  [
    "ATS_STATEMENT_SECONDS",
    "30s",
    'ATS_STATEMENT_SECONDS is "30s": set it to a number of seconds, such as 30.',
  ],
  [
    "ATS_IDLE_TRANSACTION_SECONDS",
    "-1",
    'ATS_IDLE_TRANSACTION_SECONDS is "-1": set it to a number of seconds, such as 60.',
  ],
  [
    "ATS_TRUSTED_PROXIES",
    "one",
    'ATS_TRUSTED_PROXIES is "one": set it to the addresses of the proxies in front, such as 10.0.0.5, 10.1.0.0/16 or loopback.',
  ],
])("an invalid setting is reported in one sentence: %s=%s", (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test.each(["not an address", "mysql://db.example/ats", "postgres://"])(
  "an address that is not a PostgreSQL server's is reported in one sentence: %s",
  async (address) => {
    await expect(openServer(address, readSettings({}).pool)).rejects.toThrow(
      new StartError(
        "DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.",
      ),
    );
  },
);

test("production refuses the embedded database unless it is explicitly allowed", () => {
  expect(() => readSettings({ NODE_ENV: "production" })).toThrow(/embedded database is refused/);
  expect(
    readSettings({ NODE_ENV: "production", ATS_EMBEDDED: "allow" }).databaseUrl,
  ).toBeUndefined();
  const DATABASE_URL = "postgres://db.example/ats";
  expect(readSettings({ NODE_ENV: "production", DATABASE_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
  });
});

test("Quality R10: a clean stop answers what has arrived, leaves a backup and no lock, and the next start finds all data", {
  timeout: 120_000,
}, async () => {
  const ATS_DATA_DIR = await northgateFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  for (let i = 0; i < 2; i++) {
    const server = await startProcess({ ATS_DATA_DIR });
    await expect(visit(server.url, "recruiter@northgate.example")).resolves.toBeDefined();
    const load = [1, 2, 3, 4, 5, 6, 7, 8].map(() => askUntilRefused(server.url));
    await Promise.all(load.map(({ first }) => first));
    expect(await server.kill("SIGTERM")).toBe(0);
    expect(await Promise.all(load.map(({ end }) => end))).toEqual(load.map(() => "ECONNREFUSED"));
  }
  expect(await readdir(ATS_DATA_DIR)).not.toContain("lock");
  expect(await readdir(join(ATS_DATA_DIR, "backups"))).toHaveLength(2);
});

/** Asks one thing after another over a kept connection; `end` tells how that ended. */
function askUntilRefused(url: string) {
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/api/health`, { agent }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
        response.on("error", reject);
      }).on("error", reject);
    });
  const first = ask();
  const end = (async () => {
    for (let status = await first; ; ) {
      if (status !== 200) return status;
      try {
        status = await ask();
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    }
  })();
  return { first, end };
}

test("a server whose output is no longer read still stops cleanly", {
  timeout: 60_000,
}, async () => {
  const ATS_DATA_DIR = await northgateFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  const server = await startProcess({ ATS_DATA_DIR });
  server.stopReading();
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(await readdir(ATS_DATA_DIR)).not.toContain("lock");
});

test("a start on an empty database prints the link that sets up the first account", async () => {
  const server = await startProcess({
    ATS_DATA_DIR: await folder(),
    ATS_OPERATOR_EMAIL: "ada@operator.example",
  });
  onTestFinished(async () => void (await server.kill("SIGTERM")));
  expect(server.output()).toMatch(
    /Set up the first account, once and within 7 days: http:\S+\/login\/reset\/\S{40,}/,
  );
});
