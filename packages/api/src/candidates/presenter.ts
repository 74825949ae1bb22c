import { anonymise, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { type Candidate, statusAt } from "@ats/core/candidates/candidate";
import type { Actor } from "@ats/core/rights/rights";
import { type RawBuilder, sql } from "kysely";

/** Columns of candidate `c` that make up a record. */
export const candidateColumns: RawBuilder<unknown> = sql`
  c.id, c.candidate_number, c.first_name, c.last_name, c.email, c.contact_mobile_number, c.city,
  c.postcode, c.current_jobtitle, c.current_employer, c.tags, c.status_order, c.anonymised,
  c.created_date_time,
  (select count(*)::int from applications a where a.candidate_id = c.id) as applications,
  (select json_build_object('id', a.id, 'job_id', a.job_id, 'job_title', j.title)
    from applications a join jobs j on j.id = a.job_id where a.candidate_id = c.id
    order by a.created_date_time desc, a.id desc limit 1) as latest_application`;

export type CandidateRow = Omit<
  Candidate,
  "status" | "cv_excerpt" | "created_date_time" | "anonymised_row" | "anonymise_data_fields"
> & { status_order: number; anonymised: boolean; created_date_time: Date };

/** The only exit of a candidate's record: removes what is hidden from the actor. */
export function presentCandidate<Row extends CandidateRow>(
  { anonymised, status_order, ...record }: Row,
  actor: Actor,
  cv_excerpt: Candidate["cv_excerpt"] = null,
) {
  return {
    ...anonymise(record, hiddenFields(actor, anonymised)),
    status: statusAt(status_order),
    cv_excerpt,
  };
}
