import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A role of Northgate Group's own, which nobody has. */
export async function makeRole({ db, ids }: Northgate) {
  const { id } = await db
    .insertInto("roles")
    .values({
      company_id: ids.northgate,
      name: "Department recruiter",
      rights: ["VIEW_JOBS", "VIEW_CANDIDATES"],
      scope: "departments",
      hidden_groups: ["salary"],
      created_by: null,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ownRole: id };
}
