import { defaultCheckSettings } from "@ats/core/checks/right-to-work";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { addCompany, addUser, testNow } from "../records.ts";

/** Orchard Group with two clients. One has a setting of its own, and the group locks another. */
export async function makeGroup(db: Kysely<Tables>) {
  const orchard = await addCompany(db, "Orchard Group");
  const homes = await addCompany(db, "Orchard Homes", { parent_id: orchard });
  const lets = await addCompany(db, "Orchard Lets", { parent_id: orchard });
  const admin = await addUser(
    db,
    orchard,
    "Olive Grant",
    "Recruiter admin user",
    "admin@orchard.example",
  );
  const settings = JSON.stringify({ ...defaultCheckSettings, due_days: 10 });
  await db.insertInto("check_settings").values({ company_id: homes, settings }).execute();
  await db
    .insertInto("setting_overrides")
    .values({
      company_id: homes,
      key: "check_settings",
      value: settings,
      parent_value: "{}",
      set_by: "Olive Grant",
      acting_for: "Orchard Group",
      created_date_time: testNow,
    })
    .execute();
  await db
    .insertInto("setting_locks")
    .values({
      company_id: orchard,
      key: "retention_settings",
      locked_by: "Olive Grant",
      created_date_time: testNow,
    })
    .execute();
  return { ids: { orchard, homes, lets }, users: { orchard: admin } };
}
