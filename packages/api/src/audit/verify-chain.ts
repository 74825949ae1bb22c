import * as contract from "@ats/core/audit/contract";
import { implement } from "../kernel/implement.ts";
import { hashEvent } from "./hash-event.ts";

/** Checks events from a number on: each has the next number, the hash before and its own. */
export const verifyAuditEvents = implement(contract.verifyAuditEvents, async (call) => {
  const { actor, query, db } = call;
  const ofCompany = db.selectFrom("audit_events").where("company_id", "=", actor.company_id);
  const head = await db
    .selectFrom("audit_heads")
    .where("company_id", "=", actor.company_id)
    .select(["number", "hash"])
    .executeTakeFirst();
  const total = head?.number ?? 0;
  const last = await ofCompany
    .where("number", "=", query.from - 1)
    .select(["number", "hash"])
    .executeTakeFirst();
  let checked = { number: query.from - 1, hash: last?.hash ?? "" };
  const broken = (number: number, problem: "changed" | "missing" | "out_of_place") => ({
    checked: checked.number,
    total,
    hash: checked.hash,
    broken: { number, problem },
  });
  if (!last && query.from > 1) return broken(query.from - 1, "missing");
  const rows = await ofCompany
    .where("number", ">=", query.from)
    .selectAll()
    .orderBy("number")
    .limit(contract.verifiedAtOnce)
    .execute();
  for (const row of rows) {
    if (row.number !== checked.number + 1) return broken(checked.number + 1, "missing");
    if (row.previous_hash !== checked.hash) return broken(row.number, "out_of_place");
    if (row.hash !== hashEvent(row)) return broken(row.number, "changed");
    checked = row;
  }
  const isEnd = rows.length < contract.verifiedAtOnce;
  if (isEnd && checked.number < total) return broken(checked.number + 1, "missing");
  if (isEnd && checked.hash !== (head?.hash ?? "")) return broken(checked.number, "out_of_place");
  return { checked: checked.number, total, hash: checked.hash, broken: null };
});
