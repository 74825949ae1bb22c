import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** An export of Northgate Group whose file is there, and an import with its report. */
export async function makeBundles({ db, ids, users }: Northgate) {
  const add = (kind: "EXPORT" | "IMPORT", row: object) =>
    db
      .insertInto("company_bundles")
      .values({
        company_id: ids.northgate,
        kind,
        status: "DONE",
        name: "Northgate Group 2026-11-20.zip",
        file_key: null,
        bytes: 4,
        created_by: users.admin.id,
        created_date_time: testNow,
        ...row,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  return {
    exported: await add("EXPORT", { file_key: "1/bundles/northgate", sha256: "0".repeat(64) }),
    imported: await add("IMPORT", {
      report: JSON.stringify({ tables: [], files: { in_bundle: 0, came: 0 }, problems: [] }),
    }),
  };
}
