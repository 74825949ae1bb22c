import * as contract from "@ats/core/agency-portal/clients-contract";
import type { AgencyClient } from "@ats/core/agency-portal/clients-contract";
import type { ClientFilter, clientSortColumns } from "@ats/core/agency-portal/list-columns";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { authorOf, recordAudit } from "../audit/record-audit.ts";
import { companyName } from "../companies/company-name.ts";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import { implementOutside, type OutsideCall } from "../kernel/implement.ts";
import { orderBy } from "../lists/list-query.ts";
import { storeOf } from "../settings/read-setting.ts";
import { acceptLink, type Answering, needOpen, visitorOf } from "./accept-link.ts";
import {
  findInvitation,
  type Invitation,
  isInvitation,
  isToOwnUser,
  worksWithAgency,
} from "./invitation-row.ts";
import { termsShown } from "./terms-shown.ts";

const sortKeys: Record<(typeof clientSortColumns)[number], RawBuilder<unknown>> = {
  created_date_time: sql`l.invited_date_time`,
  name: sql`normalise(c.name) collate "C"`,
};

type Times = "created_date_time" | "since" | "expires_date_time";
type Row = Omit<AgencyClient, Times> & { [Name in Times]: Date };

/**
 * The agency's links cross clients, which no transaction of a company may: only names of companies
 * leave here, and of who invited the agency.
 */
const list = implementOutside(contract.listAgencyClients, async ({ actor, query, services }) => {
  const { system, clock } = services;
  const { filter, sc, so, page_no, per_page } = query;
  const active = sql<SqlBool>`(l.status = 'ACTIVE' and l.agency_company_id = ${actor.company_id})`;
  const invited = sql<SqlBool>`(${isInvitation(clock())} and ${isToOwnUser(actor.company_id)})`;
  const isHidden = sql<SqlBool>`(l.status = 'ACTIVE'
    and coalesce(((${storeOf("agency_settings").read(sql`l.company_id`)}) ->> 'needs_two_step')::boolean, false)
    and not (select u.has_mfa from users u where u.company_id = ${actor.company_id}
      and u.id = ${actor.user_id}))`;
  const inFilter: Record<ClientFilter, RawBuilder<SqlBool>> = {
    approved: active,
    unapproved: invited,
    all: sql`(${active} or ${invited})`,
  };
  const from = sql`agency_links l join companies c on c.id = l.company_id
    join agencies a on a.company_id = l.company_id and a.id = l.agency_id
    where ${inFilter[filter]} and ${worksWithAgency}`;
  const { rows } = await sql<Row>`
    select l.id, l.company_id as client_id, c.name, l.status as state,
      ${isHidden} as needs_two_step,
      (select json_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email)
        from users u where u.company_id = l.company_id and u.id = l.invited_by and u.is_active
          and not ${isHidden}) as contact,
      case when ${isHidden} then '' else a.off_limits end as off_limits, case when l.status = 'INVITED' then ${termsShown(clock())} end as terms,
      l.invited_date_time as created_date_time,
      case when l.status = 'ACTIVE' then l.answered_date_time end as since,
      case when l.status = 'INVITED' then l.expires_date_time end as expires_date_time
    from ${from} order by ${orderBy(
      [
        [sortKeys[sc], "asc"],
        [sql`l.id`, "asc"],
      ],
      so,
    )}
    limit ${per_page} offset ${page_no * per_page}`.execute(system);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(system);
  return { records: rows, total: counted.rows[0]?.total ?? 0 };
});

type Answer = typeof contract.acceptClient | typeof contract.refuseClient;

/** Answers an invitation in the client's rows, and records it in the agency's log as well. */
async function answer(
  call: OutsideCall<Answer>,
  type: "client_accepted" | "client_refused",
  inClient: (db: CompanyDb, invitation: Invitation, answering: Answering) => Promise<void>,
): Promise<Record<never, never>> {
  const { actor, params, services } = call;
  const invitation = await findInvitation(
    services,
    sql`l.id = ${params.id} and ${isToOwnUser(actor.company_id)}`,
  );
  await call.once(async (db) => {
    // Inside, so that a retry gets the first answer again.
    if (!invitation) throw notFound("invitation");
    const { name } = await authorOf({ actor, db });
    const company = await companyName(db, actor.company_id);
    const { company_id, address } = actor;
    await asCompany(db, invitation.company_id, () =>
      inClient(db, invitation, { company_id, company, name, address }),
    );
    const subject = { id: invitation.company_id, name: invitation.client };
    await recordAudit({ actor, db, services }, { type, subject });
    return {};
  });
  return {};
}

const accept = implementOutside(contract.acceptClient, (call) =>
  answer(call, "client_accepted", (db, invitation, answering) =>
    acceptLink({ db, services: call.services }, invitation, {
      ...answering,
      terms_id: call.body.terms_id,
    }),
  ),
);

const refuse = implementOutside(contract.refuseClient, (call) =>
  answer(call, "client_refused", async (db, invitation, answering) => {
    const { services } = call;
    await needOpen({ db, services }, invitation);
    const now = services.clock();
    await db
      .updateTable("agency_links")
      .set((row) => ({
        status: "ENDED",
        end_reason: "REFUSED",
        account: answering.company,
        answered_by: answering.name,
        answered_date_time: now,
        ended_date_time: now,
        token_hash: null,
        version: row("version", "+", 1),
      }))
      .where("company_id", "=", invitation.company_id)
      .where("id", "=", invitation.id)
      .execute();
    await recordAudit(
      { actor: visitorOf(invitation, answering), db, services },
      { type: "agency_refused", subject: { id: invitation.agency_id, name: invitation.agency } },
    );
  }),
);

export const agencyClientHandlers = [list, accept, refuse];
