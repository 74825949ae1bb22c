import {
  exportCompany,
  importCompany,
  listBundles,
  downloadBundle,
  downloadReport,
} from "@ats/core/companies/bundle-contract";
import {
  BlobReader,
  ZipReader,
  ZipWriter,
  BlobWriter,
  TextReader,
  Uint8ArrayWriter,
  type FileEntry,
} from "@zip.js/zip.js";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { actOnUsers } from "@ats/core/users/account-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sha256 } from "../kernel/sha256.ts";
import { readSetting, storeOf } from "../settings/read-setting.ts";
import { testApi, testServices, signIn } from "../testing/app.ts";
import { testCompanies, testFileKeys } from "../testing/companies.ts";
import { testDatabase, freshDatabase } from "../testing/database.ts";
import { addUser } from "../testing/records.ts";
import { bundleClaims, isCarried, type TableClaim } from "./bundle-claims.ts";
import { readSchema } from "./read-schema.ts";
import { runBundles } from "./run-bundles.ts";
import { carriedColumns, tableOfIds } from "./read-rows.ts";

test("every column of every table of a company is in the bundle, written again, or left out with a reason", async () => {
  const problems: string[] = [];
  const schema = await readSchema(await testDatabase());
  for (const table of schema) {
    const claim: TableClaim | undefined = bundleClaims[table.name as keyof typeof bundleClaims];
    if (!claim) problems.push(`${table.name}: the table is not in bundle-claims.ts`);
    if (!claim || !isCarried(claim)) continue;
    const carried = carriedColumns(claim);
    const decided = [...carried, ...Object.keys({ ...claim.leftOut, ...claim.rebuilt })];
    for (const { name, type, isGenerated } of table.columns) {
      if (name === "company_id" || isGenerated) continue;
      if (!decided.includes(name))
        problems.push(`${table.name}.${name}: decide in bundle-claims.ts`);
      if (!carried.includes(name)) continue;
      const isAmount = claim.amounts?.split(" ").includes(name);
      if (
        type === "bigint" &&
        name !== "id" &&
        !isAmount &&
        !tableOfIds(schema, { table, claim }, name)
      )
        problems.push(`${table.name}.${name}: name the table of its ids`);
      if (/hash$|secret|token|password/.test(name) && name !== "evidence_sha256")
        problems.push(`${table.name}.${name}: a secret must be left out`);
      const parent = bundleClaims[table.references[name] as keyof typeof bundleClaims];
      if (parent && !isCarried(parent))
        problems.push(`${table.name}.${name}: its table is left out`);
    }
    for (const name of decided)
      if (!table.columns.some((column) => column.name === name))
        problems.push(`${table.name}.${name}: there is no such column`);
  }
  expect(problems).toEqual([]);
});

/** Northgate Group with its files, and an empty company in another database. */
async function twoServers() {
  const db = await testDatabase();
  const companies = await testCompanies(db);
  const from = testServices(db);
  for (const key of testFileKeys) await from.files.put(key, new TextEncoder().encode(`of ${key}`));
  const elsewhere = await freshDatabase();
  const { id } = await elsewhere
    .insertInto("companies")
    .values({
      name: "Empty",
      company_type: "ATS",
      ats_settings: "{}",
      system_settings: "{}",
      system_flags: "{}",
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { companies, from, to: testServices(elsewhere), empty: id };
}

test("export, import and export make the same bytes; a report says what came, and nobody's password does", async () => {
  const { from, to, empty, companies } = await twoServers();
  const { northgate } = companies.ids;
  await from.system
    .updateTable("companies")
    .set({
      ats_settings: sql`ats_settings || '{"tech_user_note":{"user_note":"private"}}'` as never,
    })
    .where("id", "=", northgate)
    .execute();
  const admin = await signIn(testApi(from), companies.users.admin.email);
  const started = await admin.call(exportCompany, {});
  expect(started).toMatchObject({
    kind: "EXPORT",
    status: "WAITING",
    created_by: "Helen Whitworth",
  });
  await expect(admin.call(exportCompany, {})).rejects.toThrow("is running");
  await runBundles(from);
  const { records } = await admin.call(listBundles, {});
  const made = records.find(({ id }) => id === started.id);
  expect(made).toMatchObject({ status: "DONE", has_file: true, message: null });
  const bundle = await admin.call(downloadBundle, { params: { id: started.id } });
  const bytes = new Uint8Array(await bundle.arrayBuffer());
  expect(sha256(bytes)).toBe(made?.sha256);

  // Ids of the other database are others.
  await sql`select setval('candidates_id_seq', 5000), setval('users_id_seq', 700)`.execute(
    to.system,
  );
  const owner = await addUser(
    to.system,
    empty,
    "H. W.",
    "Recruiter admin user",
    companies.users.admin.email,
  );
  const newcomer = await signIn(testApi(to), owner.email);
  const importing = await newcomer.call(importCompany, {
    query: { name: "Northgate.zip" },
    body: new File([bytes], "Northgate.zip"),
  });
  await runBundles(to);
  const imported = (await newcomer.call(listBundles, {})).records.find(
    ({ id }) => id === importing.id,
  );
  expect(imported).toMatchObject({ status: "DONE", message: null });
  const report = await (
    await newcomer.call(downloadReport, { params: { id: importing.id } })
  ).text();
  expect(report).toContain("candidates,2,2,");
  expect(report).toContain("users.password_hash,,,Passwords stay with this server.");

  const passwords = await to.system
    .selectFrom("users")
    .where("company_id", "=", empty)
    .select(["id", "email", "password_hash", "totp_secret"])
    .execute();
  for (const { id, password_hash, totp_secret } of passwords) {
    expect({ id, has_password: password_hash !== "", totp_secret }).toEqual({
      id,
      has_password: id === owner.id,
      totp_secret: null,
    });
  }
  const again = await newcomer.call(exportCompany, {});
  await runBundles(to);
  const second = await newcomer.call(downloadBundle, { params: { id: again.id } });
  expect(await namesThatDiffer(bundle, second)).toEqual([]);
  expect(sha256(new Uint8Array(await second.arrayBuffer()))).toBe(made?.sha256);
  // People who came are invited together, and have nothing that lets them in before.
  const query = { filter: "unapproved", s: "state.any:EXPIRED" } as const;
  const waiting = (await newcomer.call(listUsers, { query })).records;
  expect(waiting.map(({ email }) => email)).toContain(companies.users.recruiter.email);
  const ids = waiting.map(({ id }) => id);
  const { results } = await newcomer.call(actOnUsers, { body: { act: "RESEND", ids } });
  expect(results.map(({ problem }) => problem)).toEqual(ids.map(() => null));
  expect((await newcomer.call(listUsers, { query })).total).toBe(0);
  const text = await textOf(bundle);
  for (const secret of ["argon2", "private", companies.passwordLink])
    expect(text).not.toContain(secret);
}, 120_000);

test("a client keeps what its parent has locked, and has the bundle's other settings for its own", async () => {
  const { from, to, empty, companies } = await twoServers();
  const retain = async (services: typeof from, id: number, months: number) =>
    storeOf("retention_settings")
      .write(id, JSON.stringify({ is_on: true, months }))
      .execute(services.system);
  const remindBefore = async (services: typeof from, id: number, reminder_hours: number) =>
    storeOf("interview_settings")
      .write(id, JSON.stringify({ reminder_hours }))
      .execute(services.system);
  await retain(from, companies.ids.northgate, 18);
  await remindBefore(from, companies.ids.northgate, 48);
  const admin = await signIn(testApi(from), companies.users.admin.email);
  const { id } = await admin.call(exportCompany, {});
  await runBundles(from);
  const bundle = await admin.call(downloadBundle, { params: { id } });

  const company = {
    company_type: "ATS",
    ats_settings: "{}",
    system_settings: "{}",
    system_flags: "{}",
  };
  const add = async (name: string, parent_id: number | null) =>
    (
      await to.system
        .insertInto("companies")
        .values({ ...company, name, parent_id } as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const parent = await add("Parent", null);
  const follower = await add("Follower", empty);
  await to.system
    .updateTable("companies")
    .set({ parent_id: parent })
    .where("id", "=", empty)
    .execute();
  await retain(to, parent, 6);
  await to.system
    .insertInto("setting_locks")
    .values({
      company_id: parent,
      key: "retention_settings",
      locked_by: "Olive Grant",
      created_date_time: to.clock(),
    })
    .execute();
  const owner = await addUser(
    to.system,
    empty,
    "Ida Low",
    "Recruiter admin user",
    "ida@low.example",
  );
  const newcomer = await signIn(testApi(to), owner.email);
  const job = await newcomer.call(importCompany, {
    query: { name: "b.zip" },
    body: new File([bundle], "b.zip"),
  });
  await runBundles(to);
  const report = await (await newcomer.call(downloadReport, { params: { id: job.id } })).text();
  expect(report).toContain("The parent company has locked the setting Retention");
  const { settings } = await newcomer.call(listInheritance, {});
  expect(settings.find(({ key }) => key === "retention_settings")).toMatchObject({
    standing: "locked",
    own: null,
  });
  expect(settings.find(({ key }) => key === "interview_settings")).toMatchObject({
    standing: "overridden",
    own: { name: "Ida Low" },
  });
  expect(settings.find(({ key }) => key === "seo")).toMatchObject({ standing: "inherited" });
  for (const each of [empty, follower]) {
    expect(await readSetting(to.system, each, "retention_settings")).toMatchObject({ months: 6 });
    expect(await readSetting(to.system, each, "interview_settings")).toMatchObject({
      reminder_hours: 48,
    });
  }
}, 120_000);

test("a bundle that is damaged, forged, too large or not for an empty company adds nothing", async () => {
  const { from, to, empty, companies } = await twoServers();
  const admin = await signIn(testApi(from), companies.users.admin.email);
  const { id } = await admin.call(exportCompany, {});
  await runBundles(from);
  const bundle = await admin.call(downloadBundle, { params: { id } });
  const owner = await addUser(
    to.system,
    empty,
    "Ida Low",
    "Recruiter admin user",
    "ida@low.example",
  );
  const newcomer = await signIn(testApi(to), owner.email);
  const refusalOf = async (blob: Blob) => {
    const job = await newcomer.call(importCompany, {
      query: { name: "b.zip" },
      body: new File([blob], "b.zip"),
    });
    await runBundles(to).catch(() => {});
    const { records } = await newcomer.call(listBundles, {});
    return records.find((each) => each.id === job.id)?.message;
  };
  expect(await refusalOf(bundle.slice(0, bundle.size - 100))).toContain("damaged");
  expect(
    await refusalOf(
      await changed(bundle, (name, text) => (name === "tables/jobs.jsonl" ? `${text}\n` : text)),
    ),
  ).toContain("damaged");
  expect(
    await refusalOf(
      await changed(bundle, (name, text) =>
        name === "tables/candidates.jsonl" ? text.replace("Ann", "Eve") : text,
      ),
    ),
  ).toContain("its hash differs");
  const withMember = async (name: string) =>
    refusalOf(await changed(bundle, (_, text) => text, name));
  expect(await withMember("../../etc/passwd")).toContain("damaged");
  expect(await withMember("run.sh")).toContain("which no bundle may");
  expect(
    await refusalOf(
      await changed(bundle, (name, text) =>
        name === "manifest.json"
          ? text.replace('"format_version": 1', '"format_version": 2')
          : text,
      ),
    ),
  ).toContain("newer than this one");
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from candidates`.execute(to.system);
  expect(rows).toEqual([{ count: 0 }]);
  const full = await admin.call(importCompany, {
    query: { name: "b.zip" },
    body: new File([bundle], "b.zip"),
  });
  await runBundles(from);
  const { records, in_the_way } = await admin.call(listBundles, {});
  expect(records.find((each) => each.id === full.id)?.message).toContain("no longer empty");
  expect(in_the_way).toContainEqual({ name: "candidates", rows: 2 });
}, 120_000);

async function membersOf(bundle: Blob): Promise<Map<string, string>> {
  const entries = (await new ZipReader(new BlobReader(bundle)).getEntries()) as FileEntry[];
  const members = new Map<string, string>();
  for (const entry of entries)
    members.set(
      entry.filename,
      // With the byte order mark of the tables for spreadsheets.
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(
        await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false }),
      ),
    );
  return members;
}

const textOf = async (bundle: Blob) => [...(await membersOf(bundle)).values()].join("\n");

/** Lines that two bundles do not share, by member. */
async function namesThatDiffer(one: Blob, other: Blob): Promise<unknown[]> {
  const [before, now] = [await membersOf(one), await membersOf(other)];
  return [...before].flatMap(([name, text]) => {
    if (now.get(name) === text) return [];
    const lines = now.get(name)?.split("\n") ?? [];
    return text
      .split("\n")
      .flatMap((line, at) => (line === lines[at] ? [] : [{ name, line, now: lines[at] }]));
  });
}

/** Packs a bundle again with changed members, and one more. */
async function changed(
  bundle: Blob,
  change: (name: string, text: string) => string,
  extra?: string,
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [name, text] of await membersOf(bundle))
    await zip.add(name, new TextReader(change(name, text)));
  if (extra) await zip.add(extra, new TextReader("x"));
  return zip.close();
}
