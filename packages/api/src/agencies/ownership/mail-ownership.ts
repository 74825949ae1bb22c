import { companyName } from "../../companies/company-name.ts";
import type { Acting } from "../../kernel/implement.ts";
import { mailAgency } from "../mail.ts";

interface OfAgency {
  id: number;
  agency_id: number;
  job_title: string;
}

/** Mails an agency what its client did. The candidate is named by the job alone. */
export async function mailOwnership(
  { actor, db }: Pick<Acting, "actor" | "db">,
  { agency_id, id, job_title }: OfAgency,
  did: string,
  now: Date,
): Promise<void> {
  const client = await companyName(db, actor.company_id);
  await mailAgency(
    db,
    { company_id: actor.company_id, agency_id },
    {
      subject: `${client}: ownership of a candidate for ${job_title}`,
      text: `${client} ${did} of a candidate whom you submitted for ${job_title}. Sign in to see the candidate.`,
      about: `submission ${id}`,
    },
    now,
  );
}
