import { testNow } from "../records.ts";
import { hashSecret } from "../../kernel/secret.ts";
import type { Northgate } from "./northgate.ts";

/** Token of a mailed link to that export. */
export const testExportLink = "a-link-to-the-export-of-northgate";

/** Two exports of Northgate Group whose files are there, one by a mailed link, and an import with its report. */
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
    mailed: await add("EXPORT", {
      file_key: "1/bundles/mailed",
      sha256: "0".repeat(64),
      link_hash: hashSecret(testExportLink),
    }),
    imported: await add("IMPORT", {
      report: JSON.stringify({ tables: [], files: { in_bundle: 0, came: 0 }, problems: [] }),
    }),
  };
}

/** Token of the link by which Northgate's administrator confirms that Riverside is deleted. */
export const testDeletionLink = "a-link-to-the-deletion-of-riverside";

/** A request to delete Riverside Council, and a company that was deleted. */
export async function makeDeletions({ db, ids, users }: Northgate) {
  const { id } = await db
    .insertInto("company_deletions")
    .values({
      company_id: ids.riverside,
      requested_by: users.riverside.id,
      reason: "The council recruits elsewhere.",
      inventory: JSON.stringify({
        tables: [],
        files: { count: 0, bytes: 0 },
        holds: [],
        clients: [],
      }),
      bundle_id: null,
      bundle_sha256: null,
      confirmers: JSON.stringify(["Helen Whitworth"]),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("deletion_links")
    .values({
      company_id: ids.riverside,
      link_hash: hashSecret(testDeletionLink),
      deletion_id: id,
      confirmer_company_id: ids.northgate,
      confirmer_id: users.admin.id,
    })
    .execute();
  await db
    .insertInto("deleted_companies")
    .values({
      id: 900,
      name: "Former Ltd",
      requested_date_time: testNow,
      confirmed_date_time: testNow,
      began_date_time: testNow,
      finished_date_time: testNow,
      progress: null,
      certificate: new TextEncoder().encode("%PDF-1.7"),
      certificate_sha256: null,
    })
    .execute();
}
