import { expect, it } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { keepSnapshot, restoreSnapshot } from "./test-snapshot.ts";

it("a snapshot restores changed, removed and added rows, and the next ids", async () => {
  const db = await openEmbedded();
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
}, 60_000);
