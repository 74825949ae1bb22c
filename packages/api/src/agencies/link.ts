import * as contract from "@ats/core/agencies/link-contract";
import { agencyInvitationDays } from "@ats/core/agencies/link-state";
import { to } from "@ats/core/navigation/routes";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { authorOf, recordAudit } from "../audit/record-audit.ts";
import { companyName } from "../companies/company-name.ts";
import { asCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after, before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { implementAgencies } from "./need-agencies.ts";
import { endWithWork } from "./ownership/end-with-work.ts";
import { readAgency } from "./read-agency.ts";
import { readLink } from "./read-link.ts";

/** Milliseconds between two invitations of one agency. */
const apartMs = 60_000;
const dayMs = 24 * 60 * 60_000;
/** Agencies that a company invites within a day. */
const mostPerDay = 200;

type Calling = Pick<Call, "actor" | "db" | "services">;

const getLink = implementAgencies(contract.getAgencyLink, async (call) => {
  const { id } = await readAgency(call, call.params.id);
  return linkOf(call, id);
});

const linkOf = ({ actor, db, services }: Calling, agency_id: number) =>
  readLink(db, { company_id: actor.company_id, agency_id }, services.clock());

/** Nothing here depends on whether somebody has the address: the agency's side finds that out. */
const invite = implementAgencies(contract.inviteAgency, async (call) => {
  const { actor, body, db, params, services } = call;
  const agency = await readAgency(call, params.id, { isLocked: true });
  const contact = agency.contacts.find(({ email }) => emailKey(email) === emailKey(body.email));
  if (!contact)
    throw new HttpError(
      400,
      "This address is not a contact of the agency. Add the contact, save the agency, and invite them then.",
    );
  if (agency.status !== "ACTIVE")
    throw new HttpError(
      409,
      "You do not work with this agency now. Set its status to working with you first.",
    );
  const now = services.clock();
  const open = await openLink(call, agency.id);
  if (open?.status === "ACTIVE")
    throw new HttpError(409, `${agency.name} uses the portal already. Reload the page to see it.`);
  if (open && open.invited_date_time > before(now, apartMs))
    throw new HttpError(429, "An invitation was sent a moment ago. Wait a minute and try again.");
  await needRoom(call);
  const token = newSecret();
  const invitation = {
    contact_name: contact.name,
    email: contact.email,
    email_key: emailKey(contact.email),
    token_hash: hashSecret(token),
    invited_by: actor.user_id,
    invited_date_time: now,
    expires_date_time: after(now, agencyInvitationDays * dayMs),
  };
  if (open)
    await db
      .updateTable("agency_links")
      .set((row) => ({ ...invitation, version: row("version", "+", 1) }))
      .where("company_id", "=", actor.company_id)
      .where("id", "=", open.id)
      .execute();
  else
    await db
      .insertInto("agency_links")
      .values({
        ...invitation,
        company_id: actor.company_id,
        agency_id: agency.id,
        status: "INVITED",
      })
      .execute();
  await mailInvitation(call, { agency: agency.name, ...contact }, token);
  await recordAudit(call, {
    type: "agency_invited",
    subject: { id: agency.id, name: agency.name },
    changes: [{ field: "email", before: null, after: contact.email }],
  });
  return linkOf(call, agency.id);
});

const end = implementAgencies(contract.endAgencyLink, async (call) => {
  const { actor, db, params, services } = call;
  const agency = await readAgency(call, params.id, { isLocked: true });
  const open = await openLink(call, agency.id);
  if (!open) return linkOf(call, agency.id);
  const wasActive = open.status === "ACTIVE";
  await db
    .updateTable("agency_links")
    .set((row) => ({
      status: "ENDED",
      end_reason: wasActive ? "ENDED" : "WITHDRAWN",
      ended_date_time: services.clock(),
      token_hash: null,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", open.id)
    .execute();
  if (wasActive) await endWithWork(call, agency.id);
  if (wasActive && open.agency_company_id !== null)
    await recordForAgency(call, open.agency_company_id);
  await recordAudit(call, {
    type: wasActive ? "agency_link_ended" : "agency_invitation_withdrawn",
    subject: { id: agency.id, name: agency.name },
  });
  return linkOf(call, agency.id);
});

const openLink = ({ actor, db }: Calling, agency_id: number) =>
  db
    .selectFrom("agency_links")
    .where("company_id", "=", actor.company_id)
    .where("agency_id", "=", agency_id)
    .where("status", "<>", "ENDED")
    .select(["id", "status", "invited_date_time", "agency_company_id"])
    .executeTakeFirst();

/** Says in the log of the agency's account that a client ended the work with it. */
async function recordForAgency({ actor, db, services }: Calling, company_id: number) {
  const client = await companyName(db, actor.company_id);
  const { name } = await authorOf({ actor, db });
  const visitor = { name, company: client };
  await asCompany(db, company_id, () =>
    recordAudit(
      { actor: { company_id, user_id: null, visitor }, db, services },
      { type: "client_ended", subject: { id: actor.company_id, name: client } },
    ),
  );
}

async function needRoom({ actor, db, services }: Calling): Promise<void> {
  const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from agency_links
    where company_id = ${actor.company_id}
      and invited_date_time > ${before(services.clock(), dayMs)}`.execute(db);
  if ((rows[0]?.sent ?? 0) >= mostPerDay)
    throw new HttpError(429, "Your company has invited many agencies today. Go on tomorrow.");
}

async function mailInvitation(
  { actor, db, services }: Calling,
  { agency, name, email }: { agency: string; name: string; email: string },
  token: string,
): Promise<void> {
  const link = new URL(to.agencyInvitation({ token }), services.publicUrl).href;
  const company = await companyName(db, actor.company_id);
  const { name: by } = await authorOf({ actor, db });
  const text = `Hello ${name},

${by} at ${company} invites ${agency} to work with them online: to see the vacancies that they release to you, and to put candidates forward. To answer, open this link within ${agencyInvitationDays} days:

${link}

If you did not expect this, do nothing. Nothing is agreed without you.
`;
  const subject = `${company} invites ${agency}`;
  await queueMail(db, actor.company_id, { to: email, subject, text }, services.clock(), {
    confidential: true,
  });
}

export const agencyLinkHandlers = [getLink, invite, end];
