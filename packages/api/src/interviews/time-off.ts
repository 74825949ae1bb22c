import { localDateOf } from "@ats/core/interviews/zoned-time";
import * as contract from "@ats/core/interviews/time-off-contract";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { interviewSettings } from "./settings.ts";

const mostRecords = 100;
const columns = sql`id, first_date::text, last_date::text`;

/** Refuses a colleague's id unless the caller manages users. */
async function needUser({
  actor,
  params,
  db,
}: Pick<Call, "actor" | "db"> & { params: { id: number } }) {
  const { company_id } = actor;
  if (params.id === actor.user_id) return { company_id, user_id: params.id };
  if (!can(actor, "VIEW_USERS")) throw notFound("user");
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("id", "=", params.id)
    .select("id")
    .executeTakeFirst();
  if (!user) throw notFound("user");
  return { company_id, user_id: user.id };
}

async function timeOffOf(
  db: CompanyDb,
  { company_id, user_id }: { company_id: number; user_id: number },
  now: Date,
) {
  const { time_zone } = await interviewSettings(db, company_id);
  const today = localDateOf(now.toISOString(), time_zone);
  const { rows } = await sql<contract.TimeOff>`
    select ${columns} from time_off
    where company_id = ${company_id} and user_id = ${user_id} and last_date >= ${today}::date
    order by first_date, last_date, id`.execute(db);
  return rows;
}

const list = implement(contract.listTimeOff, async (call) => ({
  records: await timeOffOf(call.db, await needUser(call), call.services.clock()),
}));

const add = implement(contract.addTimeOff, async (call) => {
  const { body, db, services } = call;
  const user = await needUser(call);
  if ((await timeOffOf(db, user, services.clock())).length >= mostRecords)
    throw new HttpError(409, `Keep ${mostRecords} entries or fewer. Remove some first.`);
  const { rows } = await sql<contract.TimeOff>`
    insert into time_off (company_id, user_id, first_date, last_date)
    values (${user.company_id}, ${user.user_id}, ${body.first_date}, ${body.last_date})
    returning ${columns}`.execute(db);
  return rows[0] as contract.TimeOff;
});

const remove = implement(contract.removeTimeOff, async (call) => {
  const { company_id, user_id } = await needUser(call);
  const { numDeletedRows } = await call.db
    .deleteFrom("time_off")
    .where("company_id", "=", company_id)
    .where("user_id", "=", user_id)
    .where("id", "=", call.params.time_off_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("time off");
  return {};
});

export const timeOffHandlers = [list, add, remove];

/** Users, and the days on which they would interview. */
interface PanelDays {
  company_id: number;
  panel: readonly number[] | "everyone";
  first_date: string;
  last_date: string;
}

/** The days from one instant to another in the company's time zone. */
export async function localDates(db: CompanyDb, company_id: number, from: string, to: string) {
  const { time_zone } = await interviewSettings(db, company_id);
  const dateOf = (instant: string) => localDateOf(new Date(instant).toISOString(), time_zone);
  return { first_date: dateOf(from), last_date: dateOf(to) };
}

const isAmong = (panel: PanelDays["panel"]) =>
  panel === "everyone" ? sql`true` : sql`t.user_id = any(${[...panel]}::bigint[])`;

/** Panel members who are off on some of these days. */
export async function absencesOf(
  db: CompanyDb,
  { company_id, panel, first_date, last_date }: PanelDays,
): Promise<contract.Absence[]> {
  const { rows } = await sql<contract.Absence>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name,
      t.first_date::text, t.last_date::text
    from time_off t join users u on u.company_id = t.company_id and u.id = t.user_id
    where t.company_id = ${company_id} and ${isAmong(panel)}
      and t.last_date >= ${first_date}::date and t.first_date <= ${last_date}::date
    order by t.first_date, u.last_name, u.first_name, t.id`.execute(db);
  return rows;
}

/** The days on which some of the panel are off. */
export async function datesOffOf(db: CompanyDb, days: PanelDays): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select distinct day::date::text as date from time_off t,
      generate_series(greatest(t.first_date, ${days.first_date}::date),
        least(t.last_date, ${days.last_date}::date), interval '1 day') as day
    where t.company_id = ${days.company_id} and ${isAmong(days.panel)}
      and t.last_date >= ${days.first_date}::date`.execute(db);
  return rows.map(({ date }) => date);
}
