import { sql } from "kysely";
import { contactCodes } from "../../agency-portal/contact-codes.ts";
import type { ApplyParticipant } from "../../careers/apply-participant.ts";
import { companyToday } from "../company-today.ts";
import { termsInForce } from "../terms-in-force.ts";
import { isOf, lockOwnerships, recordOwnership } from "./events.ts";

/**
 * A candidate whom agencies submitted for a job applies for it directly too. It is on record with each
 * agency's terms of the day, by which the clock tells whether the candidate stays the agency's.
 */
export const ownershipOnApply: ApplyParticipant = {
  // A submission locks ownerships before the person, too.
  async lock(db, { company, job }) {
    const { rows } = await sql`select from job_releases
      where company_id = ${company.id} and job_id = ${job.id} limit 1`.execute(db);
    if (rows.length > 0) await lockOwnerships(db, company.id);
  },

  async onApply(db, { body, company, job, now }) {
    const company_id = company.id;
    const contact_mobile_number = body.contact_mobile_number || null;
    const codes = await contactCodes(db, company_id, { email: body.email, contact_mobile_number });
    const { rows } = await sql<{ id: number; agency_id: number; contacts: string[] }>`
      select s.id, s.agency_id, s.contacts from agency_submissions s
      where s.company_id = ${company_id} and s.job_id = ${job.id} and s.end_reason is null
        and ${isOf(codes)} order by s.id`.execute(db);
    if (rows.length === 0) return;
    const day = await companyToday(db, company_id, now);
    for (const { agency_id, ...submission } of rows) {
      const terms = await termsInForce(db, { company_id, agency_id }, day);
      const direct_applicants = terms?.direct_applicants ?? "FIRST";
      await recordOwnership(
        db,
        { company_id, ...submission },
        {
          kind: "APPLIED",
          day,
          direct_applicants,
          ...(direct_applicants === "DIRECT" && { reason: "APPLIED" }),
          now,
        },
      );
    }
  },
};
