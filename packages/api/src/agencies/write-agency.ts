import type { AgencyInput } from "@ats/core/agencies/agency-input";
import * as contract from "@ats/core/agencies/contract";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { equals } from "../search/field-search.ts";
import { implementAgencies } from "./need-agencies.ts";
import { endWithWork } from "./ownership/end-with-work.ts";
import { readAgency } from "./read-agency.ts";

export const add = implementAgencies(contract.addAgency, async (call) => {
  const { actor, body, db, services } = call;
  await refuseSameName(call, body.name);
  const { id } = await db
    .insertInto("agencies")
    .values({
      ...stored(body),
      company_id: actor.company_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(call, {
    type: "agency_added",
    subject: { id, name: body.name },
    changes: changesBetween(undefined, body),
  });
  return readAgency(call, id);
});

export const update = implementAgencies(contract.updateAgency, async (call) => {
  const { actor, body, db, params, version } = call;
  const before = await readAgency(call, params.id, { isLocked: true });
  if (before.version !== version) throw stale("This agency was");
  await refuseSameName(call, body.name, params.id);
  await db
    .updateTable("agencies")
    .set((row) => ({ ...stored(body), version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  if (body.status === "ENDED" && before.status !== "ENDED") await endWithWork(call, params.id);
  const { id: _, version: __, created_date_time: ___, ...saved } = before;
  await recordAudit(call, {
    type: "agency_changed",
    subject: { id: params.id, name: body.name },
    changes: changesBetween(saved, body),
  });
  return readAgency(call, params.id);
});

const stored = ({ dept_tiers, groups, branches, contacts, ...agency }: AgencyInput) => ({
  ...agency,
  dept_tiers: JSON.stringify(dept_tiers),
  groups: JSON.stringify(groups),
  branches: JSON.stringify(branches),
  contacts: JSON.stringify(contacts),
});

/** Refuses a second agency of a name; two that are added at once wait for each other. */
async function refuseSameName(
  { actor, db }: Pick<Call, "actor" | "db">,
  name: string,
  except = 0,
): Promise<void> {
  const { company_id } = actor;
  await sql`select pg_advisory_xact_lock(hashtext('agency_name'), ${company_id}::int)`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from agencies
    where company_id = ${company_id} and id <> ${except} and ${equals(sql`name`, name)}`.execute(
    db,
  );
  const [same] = rows;
  if (same)
    throw new HttpError(
      409,
      `An agency named “${same.name}” is there already. Choose another name, or change that agency.`,
    );
}
