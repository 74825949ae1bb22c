import type { Inventory } from "@ats/core/companies/deletion-contract";
import { rightToWorkYears, signedDocumentYears } from "@ats/core/companies/deletion";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { companyFiles } from "./company-files.ts";
import { readSchema } from "./read-schema.ts";

/** A record that law keeps after its company is gone. */
export interface HeldRecord {
  kind: Inventory["holds"][number]["kind"];
  kept_until: string;
  record: Record<string, unknown>;
  file_keys: string[];
}

/** Counts all that a deletion of the company would remove, and what law keeps. */
export async function takeInventory(
  services: Pick<Services, "system" | "files" | "clock">,
  company_id: number,
): Promise<Inventory> {
  const { system, clock } = services;
  const tables: Inventory["tables"] = [];
  for (const { name } of await readSchema(system)) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
      from ${sql.table(name)} where company_id = ${company_id}`.execute(system);
    if (rows[0] && rows[0].rows > 0) tables.push({ name, rows: rows[0].rows });
  }
  const held = await heldRecords(system, company_id, clock());
  const kinds = [...new Set(held.map(({ kind }) => kind))];
  const clients = await system
    .selectFrom("companies")
    .where("parent_id", "=", company_id)
    .select(["id", "name"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  return {
    tables: tables.toSorted((a, b) => b.rows - a.rows || a.name.localeCompare(b.name)),
    files: await countFiles(services, company_id),
    holds: kinds.map((kind) => {
      const records = held.filter((each) => each.kind === kind);
      const last =
        records
          .map(({ kept_until }) => kept_until)
          .toSorted()
          .at(-1) ?? "";
      return { kind, count: records.length, kept_until: last };
    }),
    clients,
  };
}

async function countFiles(
  services: Pick<Services, "system" | "files">,
  company_id: number,
): Promise<Inventory["files"]> {
  const counted = new Set<string>();
  let bytes = 0;
  for await (const batch of companyFiles(services, company_id))
    for (const { key, bytes: known } of batch) {
      if (counted.has(key)) continue;
      const size = known ?? (await services.files.get(key))?.length;
      if (size === undefined) continue;
      counted.add(key);
      bytes += size;
    }
  return { count: counted.size, bytes };
}

/**
 * Right-to-work checks of people who were hired, until two years after the employment, and signed
 * documents, until no claim can be made under them.
 */
export async function heldRecords(
  db: Kysely<Tables>,
  company_id: number,
  now: Date,
): Promise<HeldRecord[]> {
  const { rows: checks } = await sql<HeldRecord>`
    select 'right to work' as kind,
      coalesce(r.kept_until, (coalesce(r.end_date, ${now}::date)
        + make_interval(years => ${rightToWorkYears}))::date)::text as kept_until,
      jsonb_build_object('name', c.first_name || ' ' || c.last_name,
        'candidate_number', c.candidate_number, 'start_date', r.start_date,
        'end_date', r.end_date, 'check', to_jsonb(k) - 'company_id' - 'id' - 'application_id',
        'checked_by', u.first_name || ' ' || u.last_name) as record,
      coalesce((select array_agg(e.file_key order by e.file_key) from check_evidence e
        where e.company_id = k.company_id and e.check_id = k.id), '{}') as file_keys
    from right_to_work_checks k
      join applications a on a.company_id = k.company_id and a.id = k.application_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join right_to_work r on r.company_id = k.company_id and r.application_id = k.application_id
      left join users u on u.company_id = k.company_id and u.id = k.checked_by
    where k.company_id = ${company_id} and k.destroyed_date_time is null
      and r.start_date is not null
      and coalesce(r.kept_until, 'infinity') >= ${now}::date
    order by k.id`.execute(db);
  const { rows: documents } = await sql<HeldRecord>`
    select 'signed document' as kind,
      (s.signed + make_interval(years => ${signedDocumentYears}))::date::text as kept_until,
      jsonb_build_object('title', e.title, 'kind', e.kind, 'signer_name', e.signer_name,
        'signer_email', e.signer_email, 'signature', e.signature, 'evidence', e.evidence,
        'document_sha256', e.document_sha256, 'evidence_sha256', e.evidence_sha256,
        'signed_date_time', s.signed) as record,
      array[e.document_key, e.company_id || '/evidence/' || e.id || '.pdf'] as file_keys
    from envelopes e cross join lateral (select coalesce(max(v.created_date_time), e.created_date_time)
      as signed from envelope_events v where v.company_id = e.company_id and v.envelope_id = e.id
        and v.type = 'signed') s
    where e.company_id = ${company_id} and e.status = 'COMPLETED'
      and s.signed + make_interval(years => ${signedDocumentYears}) > ${now}
    order by e.id`.execute(db);
  return [...checks, ...documents];
}
