import { ownerOn } from "@ats/core/agencies/ownership";
import type { OwnershipLine } from "@ats/core/agencies/ownership-contract";
import * as contract from "@ats/core/agency-portal/ownership-contract";
import { daysBetween } from "@ats/core/days/days";
import { to } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import { lockOwnerships, recordOwnership } from "../agencies/ownership/events.ts";
import { mailManagers } from "../agencies/mail.ts";
import { isRenewalAsked } from "../agencies/ownership/read-submission.ts";
import { inStatuses } from "../applications/list-query.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";

interface Own {
  id: number;
  company_id: number;
  agency_id: number;
  agency: string;
  application_id: number;
  job_title: string;
  contacts: string[];
  owned_until: string;
  is_ended: boolean;
  is_asked: boolean;
  is_in_process: boolean;
  is_hired: boolean;
}

type OwnCall = Pick<ClientCall, "client" | "db"> & { params: { id: number } };

/** Reads a submission of the agency's own; another agency's is refused as one that is not there. */
export async function readOwn({ client, db, params }: OwnCall): Promise<Own> {
  const { company_id, agency_id } = client;
  const { rows } = await sql<Own>`
    select s.id, s.company_id, s.agency_id, g.name as agency, s.application_id, s.contacts,
      j.title as job_title, s.owned_until::text, s.end_reason is not null as is_ended,
      ${isRenewalAsked} as is_asked, a.status = 'HIRE' as is_hired,
      (${inStatuses("active", undefined)}) as is_in_process
    from agency_submissions s
    join agencies g on g.company_id = s.company_id and g.id = s.agency_id
    join applications a on a.company_id = s.company_id and a.id = s.application_id
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company_id} and s.agency_id = ${agency_id}
      and s.id = ${params.id}`.execute(db);
  const [own] = rows;
  if (!own) throw notFound("candidate");
  return own;
}

type Line = OwnershipLine & { submission_id: number; agency_id: number };

const get = implementForClient(contract.getSubmissionOwnership, async (call) => {
  const { client, db, services } = call;
  const own = await readOwn(call);
  const { rows } = await sql<Line>`
    select e.submission_id, ${client.agency_id}::int as agency_id, e.kind, e.day::text,
      e.until::text, e.reason, e.direct_applicants, nullif(e.agent, '') as by
    from agency_ownership_events e
    where e.company_id = ${client.company_id} and e.submission_id = ${own.id}
    order by e.id`.execute(db);
  const today = await companyToday(db, client.company_id, services.clock());
  const claim = ownerOn(rows, today);
  return {
    state: stateOf(own, claim !== undefined),
    owned_until: claim?.until ?? own.owned_until,
    days_left: claim ? daysBetween(today, claim.until) : null,
    is_asked: own.is_asked,
    is_in_process: own.is_in_process,
    history: rows,
  };
});

function stateOf({ is_ended }: Own, isOwned: boolean): contract.SubmissionOwnership["state"] {
  if (isOwned) return "OWNED";
  return is_ended ? "ENDED" : "EXPIRED";
}

const ask = implementForClient(contract.askRenewal, async (call) => {
  const { actor, client, db, services } = call;
  const { company_id } = client;
  await lockOwnerships(db, company_id);
  const own = await readOwn(call);
  const now = services.clock();
  const day = await companyToday(db, company_id, now);
  if (own.is_ended || own.owned_until < day)
    throw new HttpError(
      409,
      "The candidate is no longer yours, so the ownership cannot be renewed. Submit them again.",
    );
  if (own.is_asked) return {};
  const agent = actor.visitor?.name ?? "";
  await recordOwnership(db, own, { kind: "ASKED", day, agent, now });
  const link = new URL(to.applicationDetails({ id: own.application_id }), services.publicUrl).href;
  await mailManagers(
    db,
    company_id,
    {
      subject: `${own.agency} asks to renew an ownership`,
      text: `${own.agency} asks to renew its ownership of an applicant for ${own.job_title}.\n\nRenew or decline it: ${link}`,
      about: `submission ${own.id}`,
    },
    now,
  );
  await recordAudit(call, {
    type: "renewal_asked",
    subject: { id: own.agency_id, name: own.agency },
  });
  return {};
});

export const submissionOwnershipHandlers = [get, ask];
