import * as contract from "@ats/core/interviews/contract";
import { usualInterviewSettings } from "@ats/core/interviews/settings";
import { rightsOf, roles } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { implement } from "../app/implement.ts";
import type { CompanyDb } from "../database/database.ts";

/** Roles whose users can interview. */
const interviewers = roles.filter((role) => rightsOf[role].includes("VIEW_INTERVIEWS"));

/** How the company of the transaction arranges interviews. */
export async function interviewSettings(db: CompanyDb, company_id: number) {
  const saved = await db
    .selectFrom("interview_settings")
    .select("settings")
    .where("company_id", "=", company_id)
    .executeTakeFirst();
  return { ...usualInterviewSettings, ...saved?.settings };
}

export const saveSettings = implement(
  contract.saveInterviewSettings,
  async ({ actor, body, db }) => {
    const settings = JSON.stringify(body);
    await db
      .insertInto("interview_settings")
      .values({ company_id: actor.company_id, settings })
      .onConflict((conflict) => conflict.column("company_id").doUpdateSet({ settings }))
      .execute();
    return body;
  },
);

export const options = implement(contract.getInterviewOptions, async ({ actor, db }) => {
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("company_id", "=", actor.company_id)
    .where("user_type", "in", interviewers)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  // Of the latest interviews: a room that is not used any more goes from the list.
  const { rows } = await sql<{ room: string }>`
    select room from (select room from interviews where company_id = ${actor.company_id}
      order by start_date_time desc limit 1000) latest
    where room <> '' group by room order by count(*) desc, room limit 50`.execute(db);
  return {
    people,
    rooms: rows.map(({ room }) => room),
    settings: await interviewSettings(db, actor.company_id),
  };
});
