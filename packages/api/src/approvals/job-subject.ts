import { fieldsOf } from "@ats/core/approvals/fields";
import { sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import type { SubjectKindRules } from "./subject.ts";

/** Reads a job, whether or not the caller's role covers it: approvers are asked about any. */
export const readAskingJob = (db: CompanyDb, company_id: number, id: number) =>
  asCompany(db, company_id, () =>
    db
      .selectFrom("jobs")
      .select(["id", "company_id", "job_number", "status", "title", "dept", "brand_name"])
      .select(["location", "job_type", "source", "openings", "salary_min", "salary_max"])
      .select(["currency", "recruiter_id", "hiring_manager_id", "created_by"])
      .select("approval_requested_by")
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .executeTakeFirst(),
  );

/** The key of a job's request. */
export const ofJob = (subject_id: number) => ({ kind: "job", subject_id }) as const;

export const jobSubject: SubjectKindRules = {
  async read(db, company_id, id, asked) {
    const job = await readAskingJob(db, company_id, id);
    if (!job) return undefined;
    const { job_number, recruiter_id, hiring_manager_id, created_by, dept, brand_name } = job;
    return {
      ...ofJob(id),
      company_id,
      job_number,
      fields: fieldsOf(job, asked),
      requester: job.approval_requested_by ?? created_by,
      owners: created_by ? [created_by] : [],
      recruiter_id,
      hiring_manager_id,
      covered: { job_id: id, dept, brand_name },
    };
  },
  right: "UPDATE_JOBS",
  isCovered: (id) => sql`exists (select from jobs where jobs.company_id =
    current_setting('ats.company_id')::int and jobs.id = ${id})`,
};
