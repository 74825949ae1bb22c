import { isSameName } from "@ats/core/agencies/agency";
import {
  type AgencyGroup,
  changeAgencyGroup,
  listAgencyGroups,
} from "@ats/core/agencies/groups-contract";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { notFound } from "../kernel/http-error.ts";
import { implementAgencies } from "./need-agencies.ts";

/** SQL: names that differ in case alone are one group. */
const key = sql`lower(btrim(g.name))`;

const list = implementAgencies(listAgencyGroups, async ({ actor, db }) => {
  const { rows } = await sql<AgencyGroup>`
    select (array_agg(g.name order by a.id))[1] as name, count(*)::int as agencies
    from agencies a, jsonb_array_elements_text(a.groups) as g (name)
    where a.company_id = ${actor.company_id}
    group by ${key} order by ${key}`.execute(db);
  return { records: rows };
});

const change = implementAgencies(changeAgencyGroup, async (call) => {
  const { actor, body, db } = call;
  const { company_id } = actor;
  const agencies = await db
    .selectFrom("agencies")
    .select(["id", "name", "groups"])
    .where("company_id", "=", company_id)
    .orderBy("id")
    .forUpdate()
    .execute();
  const members = agencies.filter(({ groups }) => groups.some(isSameName.bind(null, body.name)));
  if (members.length === 0) throw notFound("group of agencies");
  for (const { id, name, groups } of members) {
    const others = groups.filter((each) => !isSameName(each, body.name));
    const isIn = others.some((each) => isSameName(each, body.new_name ?? ""));
    const next = body.new_name === null || isIn ? others : [...others, body.new_name];
    await db
      .updateTable("agencies")
      .set((row) => ({ groups: JSON.stringify(next), version: row("version", "+", 1) }))
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .execute();
    await recordAudit(call, {
      type: "agency_changed",
      subject: { id, name },
      changes: changesBetween({ groups }, { groups: next }),
    });
  }
  return {};
});

export const agencyGroupHandlers = [list, change];
