import * as contract from "@ats/core/agencies/contract";
import { sql } from "kysely";
import { list } from "./list.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readAgency } from "./read-agency.ts";
import { add, update } from "./write-agency.ts";

const choices = implementAgencies(contract.getAgencyChoices, async ({ actor, db }) => {
  const { rows } = await sql<{ dept: string }>`select distinct dept from jobs
    where company_id = ${actor.company_id} and dept <> '' order by dept limit 500`.execute(db);
  return { depts: rows.map(({ dept }) => dept) };
});

export const agencyHandlers = [
  list,
  choices,
  add,
  implementAgencies(contract.getAgency, (call) => readAgency(call, call.params.id)),
  update,
];
