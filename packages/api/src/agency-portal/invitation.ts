import * as contract from "@ats/core/agency-portal/invitation-contract";
import { to } from "@ats/core/navigation/routes";
import { type Kysely, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { insertCompany } from "../companies/insert-company.ts";
import type { CompanyDb } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementPublic } from "../kernel/implement.ts";
import { hashSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidToken } from "../session/one-time-token.ts";
import { notePasswordByMail } from "../session/password-by-mail.ts";
import { inHashTurn } from "../session/password.ts";
import { passwordProblem } from "../session/password-problem.ts";
import { hashNewPassword, register } from "../session/set-password.ts";
import { insertUser } from "../users/invite.ts";
import { acceptLink } from "./accept-link.ts";
import { findInvitation, type Invitation } from "./invitation-row.ts";

const find = implementPublic(contract.findAgencyInvitation, async ({ body, services }) => {
  const invitation = await needInvitation(services, body.token);
  return { ...invitation, has_account: await hasAccount(services, invitation) };
});

async function needInvitation(services: Services, token: string): Promise<Invitation> {
  const invitation = await findInvitation(services, sql`l.token_hash = ${hashSecret(token)}`);
  if (!invitation) throw invalidToken();
  return invitation;
}

/** True when an approved user of an agency has the address of an invitation. */
async function hasAccount(
  { system }: Pick<Services, "system">,
  { email_key }: Pick<Invitation, "email_key">,
): Promise<boolean> {
  const user = await system
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.email_key", "=", email_key)
    .where("u.is_active", "=", true)
    .where("u.home_user_id", "is", null)
    .where("c.company_type", "=", "AGENCY")
    .where("c.disabled", "=", false)
    .select("u.id")
    .executeTakeFirst();
  return user !== undefined;
}

const registerAgency = implementPublic(
  contract.registerAgency,
  async ({ body, services, request }) => {
    const { system, clock } = services;
    const invitation = await needInvitation(services, body.token);
    const { email } = invitation.contact;
    const { first_name, last_name, company_name } = body;
    const name = `${first_name} ${last_name}`;
    const problem = await passwordProblem(body.password, { email, name, company_name });
    if (problem) throw new HttpError(400, problem);
    const hash = await inHashTurn(services, (held) =>
      hashNewPassword(held, [{ company_id: 0, id: 0, email, first_name }], body.password),
    );
    await system.transaction().execute(async (db) => {
      await needNewAgency(db, company_name);
      if (await hasAccount({ system: db }, invitation))
        throw new HttpError(
          409,
          "Your address has an agency's account by now. Sign in, and answer in Agency Clients.",
        );
      const now = clock();
      const company_id = await insertCompany(db, {
        name: company_name,
        company_type: "AGENCY",
        parent_id: null,
        created_date_time: now,
      });
      const user = await insertUser(
        { actor: { company_id }, db },
        {
          first_name,
          last_name,
          email,
          user_type: "Agency admin user",
          role_id: null,
          registered_date_time: null,
          invited_date_time: now,
          created_date_time: now,
        },
      );
      const id = user?.id ?? 0;
      await register(db, { company_id, id }, hash, now);
      await notePasswordByMail(db, { company_id, id });
      const { address } = request;
      await acceptLink({ db, services }, invitation, {
        company_id,
        company: company_name,
        name,
        address,
        terms_id: body.terms_id,
      });
      await recordAudit(
        { actor: { company_id, user_id: id, address }, db, services },
        {
          type: "client_accepted",
          subject: { id: invitation.company_id, name: invitation.client },
        },
      );
    });
    return {};
  },
);

/** Adds a user who waits for the agency's administrator, and tells the administrators. */
const ask = implementPublic(contract.askToJoinAgency, async ({ body, services, request }) => {
  const { system, clock, publicUrl } = services;
  const { contact, agency } = await needInvitation(services, body.token);
  const { first_name, last_name } = body;
  const name = `${first_name} ${last_name}`;
  const account = await accountNamed(system, body.company_name);
  if (!account) throw notFound("agency");
  await system.transaction().execute(async (db) => {
    const now = clock();
    const { id: company_id } = account;
    const user = await insertUser(
      { actor: { company_id }, db },
      {
        first_name,
        last_name,
        email: contact.email,
        user_type: "Agency user",
        role_id: null,
        registered_date_time: null,
        asked_date_time: now,
        created_date_time: now,
      },
    );
    if (!user)
      throw new HttpError(
        409,
        `${account.name} has heard from you already. Ask its administrator to approve you.`,
      );
    const administrators = await db
      .selectFrom("users")
      .where("company_id", "=", company_id)
      .where("user_type", "=", "Agency admin user")
      .where("is_active", "=", true)
      .select(["email", "first_name"])
      .limit(20)
      .execute();
    const link = new URL(to.agencyUsers(), publicUrl).href;
    for (const each of administrators)
      await queueMail(
        db,
        company_id,
        {
          to: each.email,
          subject: `${name} asks to join ${account.name}`,
          text: `Hello ${each.first_name},

${name} (${contact.email}) asks to join the account of ${account.name}. To approve or refuse, open Agency Users:

${link}
`,
        },
        now,
      );
    await recordAudit(
      {
        actor: {
          company_id,
          user_id: null,
          visitor: { name, company: agency },
          address: request.address,
        },
        db,
        services,
      },
      { type: "user_asked", subject: { id: user.id, name } },
    );
  });
  return {};
});

/** Refuses a second agency of a name, also of two at once. */
async function needNewAgency(db: CompanyDb, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('companies'))`.execute(db);
  const taken = await accountNamed(db, name);
  if (taken)
    throw new HttpError(
      409,
      `${taken.name} has an account already. Ask to join it, or enter another name.`,
    );
}

const accountNamed = (db: Kysely<Tables>, name: string) =>
  db
    .selectFrom("companies")
    .where("company_type", "=", "AGENCY")
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .select(["id", "name"])
    .executeTakeFirst();

export const agencyInvitationHandlers = [find, ask, registerAgency];
