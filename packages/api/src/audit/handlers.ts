import * as contract from "@ats/core/audit/contract";
import { implement } from "../kernel/implement.ts";
import { exportAuditEvents } from "./export-events.ts";
import { filterEvents } from "./filter-events.ts";
import { verifyAuditEvents } from "./verify-chain.ts";

const listAuditEvents = implement(contract.listAuditEvents, async ({ actor, query, db }) => {
  const { page_no, per_page, so, ...filters } = query;
  const events = await filterEvents(db, actor.company_id, filters);
  const { total } = await events
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const records = await events
    .selectAll()
    .orderBy("number", so)
    .limit(per_page)
    .offset(page_no * per_page)
    .execute();
  return { records, total: Number(total) };
});

const mostActors = 1_000;

const listAuditActors = implement(contract.listAuditActors, async ({ actor, db }) => {
  const rows = await db
    .selectFrom("audit_events")
    .where("company_id", "=", actor.company_id)
    .where("actor_id", "is not", null)
    .select(["actor_id", (row) => row.fn.max("actor_name").as("name")])
    .groupBy("actor_id")
    .orderBy("name")
    .orderBy("actor_id")
    .limit(mostActors)
    .execute();
  return { records: rows.map(({ actor_id, name }) => ({ id: actor_id ?? 0, name })) };
});

export const auditHandlers = [
  listAuditActors,
  exportAuditEvents,
  verifyAuditEvents,
  listAuditEvents,
];
