import { getJob } from "@ats/core/jobs/contract";
import type { Job } from "@ats/core/jobs/job";
import type { Question, ScorecardAttribute } from "@ats/core/jobs/question";
import type { WorkflowNode } from "@ats/core/jobs/workflow-node";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { nodesOfJob } from "../applications/presenter.ts";
import { jobColumns, jobTables } from "./list.ts";
import { type JobRow, presentJob } from "./presenter.ts";

interface JobDetailsRow extends JobRow {
  description: string;
  workflow_id: number | null;
  nodes: WorkflowNode[];
  highlights: string[] | null;
  agency_cv_cap: number | null;
  members: number[];
  team: Job["recruiter_details"][];
  questions: Question[];
  scorecard: ScorecardAttribute[];
  sent_back_reason: string | null;
}

/** A job with all that its form edits. */
export async function readJob(db: CompanyDb, id: number) {
  const { rows } = await sql<JobDetailsRow>`
    select ${jobColumns}, j.description, j.workflow_id, ${nodesOfJob}, j.highlights, j.agency_cv_cap,
      array(select user_id from job_members where job_id = j.id order by user_id) as members,
      (select json_agg(json_build_object('id', u.id, 'first_name', u.first_name,
          'last_name', u.last_name, 'email', u.email) order by
          u.id <> j.recruiter_id, u.id <> j.hiring_manager_id, u.last_name, u.first_name, u.id)
        from users u where u.id in (j.recruiter_id, j.hiring_manager_id)
          or u.id in (select user_id from job_members where job_id = j.id)) as team,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'text', text,
          'is_required', is_required, 'options', options, 'knock_out', knock_out)
        order by position), '[]') from job_questions where job_id = j.id) as questions,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name,
          'description', description) order by position), '[]')
        from scorecard_attributes where job_id = j.id) as scorecard,
      (select case when e.status_before = 'PENDING_APPROVAL' then e.reason end from job_events e
        where e.company_id = j.company_id and e.job_id = j.id and e.type = 'status_changed'
          and j.status = 'DRAFT'
        order by e.created_date_time desc, e.id desc limit 1) as sent_back_reason
    from ${jobTables} where j.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound("job");
  return { ...rows[0], ...presentJob(rows[0]) };
}

export const get = implement(getJob, async ({ params, db }) => readJob(db, params.id));
