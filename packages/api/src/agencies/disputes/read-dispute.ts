import { type DisputeSide, type DisputeState, proofName } from "@ats/core/agencies/dispute";
import type { DisputeTimelineLine } from "@ats/core/agencies/disputes-contract";
import { fileKinds } from "@ats/core/files/file-kinds";
import { sql } from "kysely";
import { asCompany, type CompanyDb } from "../../database/database.ts";
import { notFound } from "../../kernel/http-error.ts";
import type { Services } from "../../kernel/services.ts";
import { isOf } from "../ownership/events.ts";

/** Names a dispute within a company, and within an agency where an agency asks. */
export interface DisputeKey {
  company_id: number;
  id: number;
  agency_id?: number;
}

export interface DisputeRow {
  company_id: number;
  id: number;
  agency_id: number;
  agency: string;
  company: string;
  job_id: number;
  job: string;
  submission_id: number | null;
  application_id: number | null;
  first_name: string;
  last_name: string;
  email: string | null;
  contact_mobile_number: string | null;
  contacts: string[];
  opened_by: DisputeSide;
  state: DisputeState;
  opener_id: number | null;
  decider_id: number | null;
  decider: string | null;
  owns: boolean | null;
  owned_from: string | null;
  owned_until: string | null;
  reason: string;
  decided_date_time: Date | null;
  created_date_time: Date;
}

/** Reads a dispute that the reader may see; an agency's own alone. */
export async function needDispute(
  db: CompanyDb,
  { company_id, id, agency_id }: DisputeKey,
  { isLocked = false } = {},
): Promise<DisputeRow> {
  const { rows } = await sql<DisputeRow>`
    select d.company_id, d.id, d.agency_id, g.name as agency, c.name as company, d.job_id,
      j.title as job, d.submission_id, s.application_id, d.first_name, d.last_name, d.email,
      d.contact_mobile_number, d.contacts, d.opened_by, d.state, d.opener_id, d.decider_id,
      concat_ws(' ', u.first_name, u.last_name) as decider, d.owns, d.owned_from::text,
      d.owned_until::text, d.reason, d.decided_date_time, d.created_date_time
    from agency_disputes d
    join agencies g on g.company_id = d.company_id and g.id = d.agency_id
    join companies c on c.id = d.company_id
    join jobs j on j.company_id = d.company_id and j.id = d.job_id
    left join agency_submissions s on s.company_id = d.company_id and s.id = d.submission_id
    left join users u on u.company_id = d.company_id and u.id = d.decider_id
    where d.company_id = ${company_id} and d.id = ${id}
      ${agency_id === undefined ? sql`` : sql`and d.agency_id = ${agency_id}`}
    ${isLocked ? sql`for update of d` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("dispute");
  return row;
}

/** The agency, which the audit log names. */
export const subjectOf = ({ agency_id, agency }: DisputeRow) => ({ id: agency_id, name: agency });

/** The file of a dispute. It depends on the dispute alone, so that both sides read the same. */
export async function disputeFile(db: CompanyDb, dispute: DisputeRow) {
  const { id, company_id, state, opened_by, agency, company, job, submission_id } = dispute;
  const { first_name, last_name, email, contact_mobile_number, created_date_time } = dispute;
  const timeline = await asCompany(db, company_id, () => readTimeline(db, dispute));
  const decided = timeline.findLast(({ kind }) => kind === "DECISION");
  return {
    id,
    state,
    opened_by,
    agency,
    company,
    job,
    submission_id,
    person: { first_name, last_name, email, contact_mobile_number, represented_by: agency },
    decider: dispute.decider || null,
    decision:
      dispute.owns === null || !dispute.decided_date_time
        ? null
        : {
            owns: dispute.owns,
            from: dispute.owned_from,
            until: dispute.owned_until,
            reason: dispute.reason,
            by: decided?.by ?? "",
            decided_date_time: dispute.decided_date_time,
          },
    created_date_time,
    timeline,
  };
}

type Line = Omit<DisputeTimelineLine, "proof" | "created_date_time"> & {
  created_date_time: Date;
  proof: { id: number; number: number; type: string; size: number } | null;
};

/**
 * The entries of both sides among facts about the agency's own submissions of the person. Other
 * agencies and applications are in none of them.
 */
async function readTimeline(db: CompanyDb, dispute: DisputeRow) {
  const { company_id, id, agency_id, submission_id, contacts } = dispute;
  const { rows: own } = await sql<{ id: number }>`select s.id from agency_submissions s
    where s.company_id = ${company_id} and s.agency_id = ${agency_id}
      and ${submission_id === null ? isOf(contacts) : sql`s.id = ${submission_id}`}`.execute(db);
  const { rows } = await sql<Line>`
    select * from (
      select 'event-' || e.id as key, e.kind, null as side, nullif(e.agent, '') as by, '' as text,
        e.day::text, e.until::text, e.reason, e.direct_applicants, null::json as proof,
        e.created_date_time, 0 as place, e.id as number
      from agency_ownership_events e
      where e.company_id = ${company_id}
        and e.submission_id = any(${own.map((each) => each.id)}::bigint[])
      union all
      select 'entry-' || n.id, n.kind, n.side, n.author, n.text, null, null, null, null,
        case when n.file_key is not null then json_build_object('id', n.id,
          'number', n.proof_number, 'type', n.proof_type, 'size', n.proof_size) end,
        n.created_date_time, 1, n.id
      from agency_dispute_entries n
      where n.company_id = ${company_id} and n.dispute_id = ${id}) line
    order by created_date_time, place, number`.execute(db);
  return rows.map(({ proof, ...line }) => ({
    ...line,
    proof: proof && {
      id: proof.id,
      name: nameOfProof(proof.number, proof.type),
      type: proof.type,
      size: proof.size,
    },
  }));
}

const nameOfProof = (number: number, type: string): string =>
  proofName(
    number,
    Object.values(fileKinds).find((kind) => kind.type === type)?.extension ?? "pdf",
  );

/** Reads a proof of a dispute as a file with its neutral name. */
export async function readProof(
  { db, services }: { db: CompanyDb; services: Pick<Services, "files"> },
  { company_id, id }: DisputeRow,
  proof_id: number,
) {
  const proof = await db
    .selectFrom("agency_dispute_entries")
    .select(["file_key", "proof_number", "proof_type"])
    .where("company_id", "=", company_id)
    .where("dispute_id", "=", id)
    .where("id", "=", proof_id)
    .executeTakeFirst();
  if (!proof?.file_key || !proof.proof_type) throw notFound("proof");
  const { file_key, proof_number, proof_type } = proof;
  return {
    read: () => services.files.get(file_key),
    type: proof_type,
    name: nameOfProof(proof_number ?? 0, proof_type),
  };
}
