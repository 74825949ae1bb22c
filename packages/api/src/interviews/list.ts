import * as contract from "@ats/core/interviews/contract";
import { interviewMs } from "@ats/core/interviews/interview";
import { type Actor, can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { needApplication } from "../applications/details.ts";
import { briefingRow, interviewRows, presentInterviews } from "./presenter.ts";
import { before } from "../kernel/time.ts";
import { absencesOf, localDates } from "./time-off.ts";

/** True when a user organises interview `i` or is on its panel. */
export const involves = (user_id: number) => sql`(i.organiser_id = ${user_id} or exists (
  select from interview_panel p where p.company_id = i.company_id
    and p.interview_id = i.id and p.user_id = ${user_id}))`;

export const list = implement(contract.listInterviews, async ({ actor, query, db }) => {
  const { from, to, show, job_id } = query;
  const { company_id, user_id } = actor;
  const rows = await interviewRows(
    db,
    sql`i.company_id = ${company_id}
      and i.start_date_time > ${before(new Date(from), interviewMs.max)}
      and i.start_date_time < ${to}::timestamptz and i.end_date_time > ${from}::timestamptz
      and (${show} = 'team' or ${involves(user_id)})
      and (${job_id ?? null}::bigint is null or a.job_id = ${job_id ?? null})`,
  );
  return {
    records: await presentInterviews(db, actor, rows),
    time_off: await absencesOf(db, {
      company_id,
      panel: show === "team" && mayReadTeamsTimeOff(actor) ? "everyone" : [user_id],
      ...(await localDates(db, company_id, from, to)),
    }),
  };
});

/** Time off of colleagues is shown to users who arrange interviews, as it is when they arrange one. */
const mayReadTeamsTimeOff = (actor: Pick<Actor, "rights">) =>
  can(actor, "UPDATE_APPLICATIONS") || can(actor, "VIEW_USERS");

export const listOfApplication = implement(
  contract.listApplicationInterviews,
  async ({ actor, params, db }) => {
    await needApplication(db, params.id);
    const rows = await interviewRows(
      db,
      sql`i.company_id = ${actor.company_id} and i.application_id = ${params.id}`,
    );
    return { records: await presentInterviews(db, actor, rows) };
  },
);

export const briefing = implement(contract.getInterview, async ({ actor, params, db }) => {
  const row = await briefingRow(db, actor, params.id);
  if (!row) throw notFound("interview");
  const { adjustments, ...rest } = row;
  const [shown] = await presentInterviews(db, actor, [rest]);
  if (!shown) throw notFound("interview");
  return {
    ...shown,
    has_cv: row.has_cv && !shown.anonymise_data_fields.includes("cv"),
    adjustments: row.organiser.id === actor.user_id ? adjustments : null,
  };
});
