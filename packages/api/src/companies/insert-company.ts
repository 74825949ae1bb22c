import { careersPath } from "@ats/core/careers/address";
import { type Insertable, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { CompanyTable } from "../users/tables.ts";

type NewRow = Pick<
  Insertable<CompanyTable>,
  "name" | "company_type" | "parent_id" | "operator" | "created_date_time"
>;

/** Inserts a company with the settings of a new one, and returns its id. */
export async function insertCompany(db: CompanyDb, company: NewRow): Promise<number> {
  const { id, careers_key } = await db
    .insertInto("companies")
    .values({
      ...company,
      ats_settings: JSON.stringify(firstSettings),
      system_settings: JSON.stringify({ organisation_name: company.name, portal_domain: [] }),
      system_flags: JSON.stringify({ publishing: { careers_page: !company.operator } }),
    })
    .returning(["id", "careers_key"])
    .executeTakeFirstOrThrow();
  const careers = JSON.stringify({ careers_page: { url: careersPath(careers_key) } });
  await sql`update companies set ats_settings = ats_settings || jsonb_build_object('website_settings', ${careers}::jsonb)
    where id = ${id}`.execute(db);
  return id;
}

const firstSettings = {
  atsLogo: "default",
  rpo_settings: { enabled: false, logo: null },
  support_chat_settings: { enabled: false },
  brand_feature: false,
  enableLocationDropDown: false,
  agency_enabled: false,
  cost_enabled: false,
  applicant_highlighting_enabled: false,
  applicant_highlighting_settings: [],
  anonymize_appl_data_settings: {
    is_enabled: false,
    is_legacy: false,
    is_auto_enabled_for_new_jobs: false,
  },
};
