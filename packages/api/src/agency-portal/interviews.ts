import type { AgencySettings } from "@ats/core/agencies/agency-settings";
import * as contract from "@ats/core/agency-portal/interviews-contract";
import { isInterviewShown } from "@ats/core/agency-portal/shown-interviews";
import { sql } from "kysely";
import { inStatuses } from "../applications/list-query.ts";
import { slotsOf } from "../interviews/booking-slots.ts";
import { openInvitations } from "../interviews/booking-invitations.ts";
import type { Invitation } from "../interviews/invitation-row.ts";
import { type InterviewRow, interviewRows } from "../interviews/presenter.ts";
import { interviewSettings } from "../interviews/settings.ts";
import { notFound } from "../kernel/http-error.ts";
import { readSetting } from "../settings/read-setting.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";

type Calling = Pick<ClientCall, "client" | "db" | "services">;

interface Submitted {
  id: number;
  application_id: number;
  job: { id: number; title: string };
  created_date_time: Date;
  /** The candidate is still the agency's, and for the job of the submission. */
  shows_interviews: boolean;
  is_in_process: boolean;
}

async function needSubmitted({ client, db }: Calling, id: number): Promise<Submitted> {
  const { rows } = await sql<Submitted>`
    select s.id, s.application_id, s.created_date_time,
      json_build_object('id', j.id, 'title', j.title) as job,
      s.end_reason is null and a.job_id = s.job_id as shows_interviews,
      (${inStatuses("active", undefined)}) as is_in_process
    from agency_submissions s
    join applications a on a.company_id = s.company_id and a.id = s.application_id
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${client.company_id} and s.agency_id = ${client.agency_id}
      and s.id = ${id}`.execute(db);
  const [submitted] = rows;
  if (!submitted) throw notFound("candidate");
  return submitted;
}

/** The interviews and open invitations of a submission that its agency sees now. */
export async function readShownInterviews(call: Calling, id: number) {
  const { client, db, services } = call;
  const now = services.clock();
  const submitted = await needSubmitted(call, id);
  const settings = await readSetting(db, client.company_id, "agency_settings");
  const { application_id, created_date_time, shows_interviews, is_in_process } = submitted;
  const may_answer = settings.answers_interviews && is_in_process;
  if (!shows_interviews) return { submitted, may_answer, interviews: [], invitations: [] };
  const interviews = await interviewRows(
    db,
    sql`i.company_id = ${client.company_id} and i.application_id = ${application_id}
      and i.created_date_time >= ${created_date_time}`,
  );
  return {
    submitted,
    may_answer,
    interviews: interviews.filter((row) => isShown(settings, row, now)),
    invitations: isInterviewShown(settings, { isToCome: true })
      ? await openInvitations(
          db,
          now,
          sql`b.company_id = ${client.company_id} and b.application_id = ${application_id}
            and b.created_date_time >= ${created_date_time}`,
        )
      : [],
  };
}

const isShown = (settings: AgencySettings, row: InterviewRow, now: Date) =>
  isInterviewShown(settings, { isToCome: isToCome(row, now) });

export const isToCome = ({ status, start_date_time }: InterviewRow, now: Date): boolean =>
  status === "SCHEDULED" && start_date_time > now;

export const list = implementForClient(contract.listSubmissionInterviews, async (call) => {
  const { client, db, params, services } = call;
  const now = services.clock();
  const { may_answer, interviews, invitations } = await readShownInterviews(call, params.id);
  const { time_zone } = await interviewSettings(db, client.company_id);
  const offers = [];
  for (const invitation of invitations)
    offers.push({
      ...(await presentOffer(call, invitation)),
      time_zone,
      slots: await slotsOf(db, invitation, now),
      can_answer: may_answer,
    });
  return {
    interviews: interviews.map((row) => ({
      ...row,
      panel: row.panel.map(nameOf),
      can_answer: may_answer && isToCome(row, now),
    })),
    invitations: offers,
  };
});

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;

async function presentOffer({ client, db }: Calling, invitation: Invitation) {
  const { id, interview, minutes, expires_date_time } = invitation;
  const { title, type, room, panel } = interview;
  const people = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("company_id", "=", client.company_id)
    .where("id", "=", sql<number>`any(${[...panel]}::bigint[])`)
    .orderBy("last_name")
    .execute();
  return { id, title, type, room, minutes, expires_date_time, panel: people.map(nameOf) };
}
