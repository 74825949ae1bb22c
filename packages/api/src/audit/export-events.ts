import * as contract from "@ats/core/audit/contract";
import { type AuditEventName, auditAreas, auditEvents } from "@ats/core/audit/events";
import { toCsv } from "@ats/core/validation/csv";
import { inCompany } from "../database/database.ts";
import { canonicalJson } from "../kernel/canonical-json.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { streamOf } from "../kernel/stream-of.ts";
import { filterEvents } from "./filter-events.ts";
import type { AuditRow } from "./hash-event.ts";

/** Events that are in memory at a time. */
const atOnce = 500;

const header = [
  "Number",
  "Time (UTC)",
  "Area",
  "Type",
  "Person",
  "Acting for",
  "Through",
  "Session",
  "Address",
  "What happened",
  "Subject id",
  "Changes",
  "Reason",
  "Previous hash",
  "Hash",
];

/** Streams the events in their order, so that the chain can be checked outside the product. */
export const exportAuditEvents = implement(contract.exportAuditEvents, async (call) => {
  const { format } = call.query;
  const write = format === "csv" ? csvOf : linesOf;
  return {
    name: `Audit log.${format}`,
    type: format === "csv" ? "text/csv" : "application/jsonl",
    read: async () => streamOf(pages(call, write)),
  };
});

const encoder = new TextEncoder();

async function* pages(
  { actor, query, services }: Call<typeof contract.exportAuditEvents>,
  write: (rows: readonly AuditRow[], isFirst: boolean) => string,
): AsyncGenerator<Uint8Array> {
  const { company_id } = actor;
  let last = 0;
  for (let isFirst = true; ; isFirst = false) {
    const rows = await inCompany(services.system, company_id, async (db) =>
      (await filterEvents(db, company_id, query))
        .where("number", ">", last)
        .selectAll()
        .orderBy("number")
        .limit(atOnce)
        .execute(),
    );
    yield encoder.encode(write(rows, isFirst));
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.number ?? last;
  }
}

const linesOf = (rows: readonly AuditRow[]) =>
  rows.map((row) => `${canonicalJson(row)}\n`).join("");

/** The mark of UTF-8 belongs at the beginning of the file alone. */
const csvOf = (rows: readonly AuditRow[], isFirst: boolean) =>
  isFirst ? toCsv([header, ...rows.map(cells)]) : toCsv(rows.map(cells)).slice(1);

const cells = (row: AuditRow) => [
  row.number,
  row.created_date_time.toISOString(),
  areaOf(row.type),
  row.type,
  row.actor_name,
  row.acting_for,
  row.through,
  row.session_kind,
  row.address,
  sentenceOf(row),
  row.subject_id,
  row.changes.length > 0 ? JSON.stringify(row.changes) : null,
  row.reason,
  row.previous_hash,
  row.hash,
];

/** A newer version may have written an event that this one does not know. */
const eventOf = (type: string) =>
  type in auditEvents ? auditEvents[type as AuditEventName] : undefined;

const areaOf = (type: string) => {
  const event = eventOf(type);
  return event ? auditAreas[event.area] : "";
};

const sentenceOf = ({ type, actor_name, subject_name, subject_id }: AuditRow) =>
  `${actor_name || "The system"} ${eventOf(type)?.says ?? type}`.replace("{subject}", () =>
    String(subject_name ?? subject_id ?? ""),
  );
