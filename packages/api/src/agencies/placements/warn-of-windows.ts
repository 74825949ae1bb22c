import { windowWarnDays } from "@ats/core/agencies/placement";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type CompanyDb, inCompany } from "../../database/database.ts";
import { eachCompany } from "../../kernel/each-company.ts";
import type { Services } from "../../kernel/services.ts";
import { hasRight } from "../../roles/has-right.ts";
import { companyToday } from "../company-today.ts";
import { mailUsers } from "../mail.ts";
import { sayDay } from "../say-day.ts";

/** Mails the recruiter of a job, and those who record costs, once before a rebate window ends. */
export async function sweepRebateWindows(
  services: Pick<Services, "system" | "clock" | "publicUrl">,
) {
  const { system, clock } = services;
  const { rows: companies } = await sql<{ id: number }>`
    select distinct p.company_id as id from placements p join companies c on c.id = p.company_id
    where p.rebate_until >= (${clock()}::timestamptz - interval '1 day')::date
      and p.warned_until is distinct from p.rebate_until and p.left_date is null
      and (c.ats_settings->>'agency_enabled')::boolean`.execute(system);
  await eachCompany(companies, (id) =>
    inCompany(system, id, async (db) => {
      const now = clock();
      const today = await companyToday(db, id, now);
      for (const ending of await takeEnding(db, id, today))
        await mailAbout(db, id, ending, now, services.publicUrl);
    }),
  );
}

interface Ending {
  id: number;
  agency_id: number;
  agency: string;
  job_title: string;
  recruiter_id: number;
  rebate_until: string;
}

/** Takes the placements of whose window nobody was warned yet. */
async function takeEnding(db: CompanyDb, company_id: number, today: string): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update placements p set warned_until = p.rebate_until
    from applications a, agencies g, jobs j
    where p.company_id = ${company_id} and p.left_date is null and p.undone_date_time is null
      and p.warned_until is distinct from p.rebate_until and p.start_date <= ${today}::date
      and p.rebate_until between ${today}::date and ${today}::date + ${windowWarnDays}::int
      and a.company_id = p.company_id and a.id = p.application_id
      and g.company_id = p.company_id and g.id = p.agency_id
      and j.company_id = a.company_id and j.id = a.job_id
    returning p.id, p.agency_id, g.name as agency, j.title as job_title, j.recruiter_id,
      p.rebate_until::text`.execute(db);
  return rows;
}

/** Those who record costs hear of every placement only where their role covers the whole company. */
async function mailAbout(
  db: CompanyDb,
  company_id: number,
  { id, agency_id, agency, job_title, recruiter_id, rebate_until }: Ending,
  now: Date,
  publicUrl: string,
): Promise<void> {
  const isReader = sql<boolean>`${hasRight("u", "VIEW_AGENCIES")} and (u.id = ${recruiter_id}
    or (${hasRight("u", "UPDATE_COSTS")} and (u.role_id is null or exists (select from roles held
      where held.company_id = u.company_id and held.id = u.role_id and held.scope = 'company'))))`;
  const link = new URL(to.agencyEdit({ id: agency_id }), publicUrl).href;
  const last = sayDay(rebate_until);
  await mailUsers(
    db,
    company_id,
    isReader,
    {
      subject: `Rebate window of ${agency} ends on ${last}`,
      text: `The rebate window of a placement by ${agency} as ${job_title} ends on ${last}. If the person has left, record it and claim the rebate.\n\nLook at the placement: ${link}`,
      about: `placement ${id}`,
    },
    now,
  );
}
