import { flagNames, knownFlags } from "@ats/core/flags/known-flags";
import { systemFlag } from "@ats/core/flags/flags";
import * as contract from "@ats/core/settings/flags-contract";
import type { FlagSwitch } from "@ats/core/settings/flags-contract";
import { type Kysely, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { implementOutside } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { operatorOf } from "./operator.ts";
import { containing } from "../database/like-pattern.ts";

type System = Kysely<Tables>;

const customers = (system: System) =>
  system.selectFrom("companies as c").where("c.company_type", "=", "ATS");

const usersOfCompany = sql<number>`(select count(*)::int from users u
  where u.company_id = c.id and u.home_user_id is null)`;

/** True where a flag is on, such as `publishing.internal`. */
const isOn = (flag: string) =>
  sql<boolean>`coalesce(c.system_flags #> ${flag.split(".")}::text[] = 'true', false)`;

const listFlags = implementOutside(contract.listFlags, async ({ actor, query, services }) => {
  const { system } = services;
  await operatorOf(system, actor);
  const { q = "", page_no, per_page, so } = query;
  const part = containing(q);
  const found = customers(system).where("c.name", "ilike", part);
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(["c.id", "c.name", "c.disabled", "c.system_flags", usersOfCompany.as("users")])
    .orderBy("c.name", so)
    .orderBy("c.id")
    .limit(per_page)
    .offset(page_no * per_page)
    .execute();
  const counted = await customers(system)
    .select((row) => row.fn.countAll<number>().as("companies"))
    .select(flagNames.map((flag) => sql<number>`count(*) filter (where ${isOn(flag)})`.as(flag)))
    .executeTakeFirstOrThrow();
  const { companies, ...counts } = counted as Record<string, number>;
  return {
    records: rows.map(({ system_flags, ...company }) => ({
      ...company,
      flags: flagNames.filter((flag) => systemFlag(system_flags, flag)),
    })),
    total: Number(total),
    counts: Object.fromEntries(Object.entries(counts).map(([flag, n]) => [flag, Number(n)])),
    companies: Number(companies),
  };
});

/** The companies in which a switch changes something. */
async function changedBy(system: System, { flag, is_on, companies }: FlagSwitch) {
  if (companies !== "all") {
    const known = await customers(system).where("c.id", "in", companies).select("c.id").execute();
    if (known.length < new Set(companies).size) throw notFound("company");
  }
  return customers(system)
    .$if(companies !== "all", (row) => row.where("c.id", "in", companies as number[]))
    .where(isOn(flag), "<>", is_on)
    .select(["c.id", "c.name", usersOfCompany.as("users")])
    .orderBy("c.name")
    .execute();
}

const previewFlag = implementOutside(contract.previewFlag, async ({ actor, body, services }) => {
  await operatorOf(services.system, actor);
  const changed = await changedBy(services.system, body);
  return {
    companies: changed.length,
    users: changed.reduce((sum, { users }) => sum + users, 0),
    names: changed.slice(0, 5).map(({ name }) => name),
  };
});

/** Each company's own log says what changed for it, and the operator's who changed it and where. */
const switchFlag = implementOutside(contract.switchFlag, async (call) => {
  const { actor, body, services } = call;
  const home = await operatorOf(services.system, actor);
  const { flag, is_on } = body;
  return services.system.transaction().execute(async (db) => {
    const changed = await changedBy(db, body);
    const [map = "", ...rest] = flag.split(".");
    const flags =
      rest.length > 0
        ? sql`jsonb_build_object(${map}::text, '{}'::jsonb) || c.system_flags`
        : sql`c.system_flags`;
    const ids = changed.map(({ id }) => id);
    await sql`update companies c set system_flags =
        jsonb_set(${flags}, ${flag.split(".")}::text[], ${JSON.stringify(is_on)}::jsonb)
      where id = any(${ids}::int[])`.execute(db);
    const subject = { id: flag, name: knownFlags[flag] ?? flag };
    const changes = [{ field: "is_on", before: !is_on, after: is_on }];
    for (const company_id of ids.filter((id) => id !== home.company_id))
      await recordAudit(
        { actor: { company_id, user_id: null }, db, services },
        { type: "flag_switched", subject, changes },
      );
    if (ids.length > 0)
      await recordAudit(
        { actor: { ...actor, ...home }, db, services },
        {
          type: "flag_switched",
          subject,
          changes: [
            ...changes,
            { field: "companies", before: null, after: changed.map(({ name }) => name) },
          ],
        },
      );
    return { companies: ids.length };
  });
});

export const globalFlagsHandlers = [listFlags, previewFlag, switchFlag];
