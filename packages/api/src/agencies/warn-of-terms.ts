import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { eachCompany } from "../kernel/each-company.ts";
import type { Services } from "../kernel/services.ts";
import { companyToday } from "./company-today.ts";
import { mailManagers } from "./mail.ts";
import { sayDay } from "./say-day.ts";
import { termsDaysLeft } from "./terms-left.ts";

/** Mails those who change agencies once about terms that end soon, and that no others follow. */
export async function sweepTerms(services: Pick<Services, "system" | "clock" | "publicUrl">) {
  const { system, clock } = services;
  const { rows: companies } = await sql<{ id: number }>`
    select distinct t.company_id as id from agency_terms t join companies c on c.id = t.company_id
    where t.warned_until is distinct from t.valid_until and t.valid_until is not null
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
  agency_id: number;
  name: string;
  valid_until: string;
}

/** Takes the terms of which nobody was warned yet. */
async function takeEnding(db: CompanyDb, company_id: number, today: string): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update agency_terms t set warned_until = t.valid_until from agencies a
    where t.company_id = ${company_id} and a.company_id = t.company_id and a.id = t.agency_id
      and t.warned_until is distinct from t.valid_until and t.warn_days > 0
      and t.valid_until >= ${today}::date and t.valid_from <= ${today}::date
      and ${termsDaysLeft("a", today)} >= 0
    returning t.agency_id, a.name, t.valid_until::text`.execute(db);
  return rows;
}

async function mailAbout(
  db: CompanyDb,
  company_id: number,
  { agency_id, name, valid_until }: Ending,
  now: Date,
  publicUrl: string,
): Promise<void> {
  const link = new URL(to.agencyEdit({ id: agency_id }), publicUrl).href;
  const last = sayDay(valid_until);
  await mailManagers(
    db,
    company_id,
    {
      subject: `Terms with ${name} end on ${last}`,
      text: `The terms with ${name} end on ${last}, and no others follow. Without terms, fees are not forecast.\n\nAdd terms that follow: ${link}`,
      about: `terms of agency ${agency_id}`,
    },
    now,
  );
}
