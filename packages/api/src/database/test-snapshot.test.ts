import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { keepSnapshot, restoreSnapshot } from "./test-snapshot.ts";

it("a snapshot restores changed, removed and added rows, whatever wrote them, and the next ids", async () => {
  const db = await freshDatabase();
  const add = (name: string) =>
    db
      .insertInto("companies")
      .values({
        name,
        company_type: "ATS",
        ats_settings: "{}",
        system_settings: "{}",
        system_flags: "{}",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const { id } = await add("Northgate Group");
  const other = await add("Riverside Council");
  const companies = () => db.selectFrom("companies").selectAll().orderBy("id").execute();
  const before = await companies();
  await keepSnapshot(db);

  for (const name of ["Brightstaff", "Closed Ltd"]) {
    await db.updateTable("companies").set({ name }).where("id", "=", id).execute();
    await db.deleteFrom("companies").where("id", "=", other.id).execute();
    expect(await add(name)).toEqual({ id: other.id + 1 });
    await restoreSnapshot(db);
    expect(await companies()).toEqual(before);
  }

  await db.transaction().execute(async (trx) => {
    // Otherwise the audit log refuses it.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate companies cascade`.execute(trx);
  });
  await restoreSnapshot(db);
  expect(await companies()).toEqual(before);

  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.deleteFrom("companies").execute();
  });
  await restoreSnapshot(db);
  expect(await companies()).toEqual(before);

  await db.updateTable("companies").set({ name: "Riverside Council" }).execute();
  const renamed = await companies();
  await keepSnapshot(db, "renamed");
  await db.updateTable("companies").set({ name: "Brightstaff" }).execute();
  await restoreSnapshot(db);
  expect(await companies()).toEqual(before);
  await restoreSnapshot(db, "renamed");
  expect(await companies()).toEqual(renamed);
}, 60_000);
