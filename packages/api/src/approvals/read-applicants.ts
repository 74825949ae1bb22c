import { anonymise, hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import type { StoredRequisition } from "./stored-requisition.ts";

/** Applicants of requests for offers, by the offer's id: those whom the caller may see anyway. */
export async function readApplicants(
  { actor, db }: Pick<Call, "actor" | "db">,
  requisitions: readonly Pick<StoredRequisition, "kind" | "subject_id">[],
) {
  const ids = requisitions.flatMap(({ kind, subject_id }) => (kind === "offer" ? subject_id : []));
  const { rows } =
    ids.length > 0 && can(actor, "VIEW_JOBS")
      ? await sql<{
          offer_id: number;
          anonymised: boolean;
          id: number;
          candidate_number: number;
          first_name: string | null;
          last_name: string | null;
        }>`select o.id as offer_id, a.anonymised, a.id, a.candidate_number, c.first_name, c.last_name
          from offers o
          join applications a on a.company_id = o.company_id and a.id = o.application_id
          join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
          where o.company_id = ${actor.company_id} and o.id = any(${ids}::bigint[])`.execute(db)
      : { rows: [] };
  return new Map(
    rows.map(({ offer_id, anonymised, ...applicant }) => [
      offer_id,
      anonymise(applicant, hiddenFields(actor, anonymised)),
    ]),
  );
}
