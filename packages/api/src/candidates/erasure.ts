import * as contract from "@ats/core/candidates/erasure-contract";
import { implement } from "../kernel/implement.ts";

export const listErasures = implement(contract.listErasures, async ({ query, db }) => {
  const { so, page_no, per_page } = query;
  const erased = db.selectFrom("candidate_events as e").where("e.type", "=", "erased");
  const { total } = await erased
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await erased
    .leftJoin("users as u", "u.id", "e.user_id")
    .select(["e.id", "e.candidate_number", "e.reason", "e.counts", "e.created_date_time"])
    .select(["u.first_name", "u.last_name", "u.home_company_name as acting_for"])
    .orderBy("e.created_date_time", so)
    .orderBy("e.id", so)
    .limit(per_page)
    .offset(page_no * per_page)
    .execute();
  return {
    records: rows.map(({ counts, reason, first_name, last_name, ...row }) => ({
      ...row,
      ...counts,
      reason: reason ?? "",
      erased_by: first_name ? `${first_name} ${last_name}` : "The retention period",
    })),
    total,
  };
});
