import { fieldsOfOffer } from "@ats/core/approvals/fields";
import { sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import type { SubjectKindRules } from "./subject.ts";

/** Reads an offer with its job, whether or not the caller's role covers it. */
export const readAskingOffer = (db: CompanyDb, company_id: number, id: number) =>
  asCompany(db, company_id, () =>
    db
      .selectFrom("offers as o")
      .innerJoin("applications as a", (on) =>
        on.onRef("a.company_id", "=", "o.company_id").onRef("a.id", "=", "o.application_id"),
      )
      .innerJoin("jobs as j", (on) =>
        on.onRef("j.company_id", "=", "a.company_id").onRef("j.id", "=", "a.job_id"),
      )
      .select(["o.application_id", "o.state", "o.offered_salary", "o.currency", "o.job_type"])
      .select([sql<string | null>`o.start_date::text`.as("start_date"), "o.created_by"])
      .select(["a.job_id", "j.job_number", "j.title", "j.dept", "j.brand_name", "j.location"])
      .select(["j.recruiter_id", "j.hiring_manager_id"])
      .where("o.company_id", "=", company_id)
      .where("o.id", "=", id)
      .executeTakeFirst(),
  );

/** The key of an offer's request. */
export const ofOffer = (subject_id: number) => ({ kind: "offer", subject_id }) as const;

/** Says nothing of the applicant: approvers decide about terms, and may not know the name. */
export const offerSubject: SubjectKindRules = {
  async read(db, company_id, id) {
    const offer = await readAskingOffer(db, company_id, id);
    if (!offer) return undefined;
    const { job_id, job_number, recruiter_id, hiring_manager_id, dept, brand_name } = offer;
    return {
      ...ofOffer(id),
      company_id,
      job_number,
      fields: fieldsOfOffer(offer),
      requester: null,
      owners: [offer.created_by],
      recruiter_id,
      hiring_manager_id,
      covered: { job_id, dept, brand_name },
    };
  },
  right: "UPDATE_APPLICATIONS",
  isCovered: (id) => sql`exists (select from offers where offers.company_id =
    current_setting('ats.company_id')::int and offers.id = ${id})`,
};
