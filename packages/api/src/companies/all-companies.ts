import * as contract from "@ats/core/companies/companies-contract";
import type { NewCompany } from "@ats/core/companies/companies-contract";
import type { CompanyType, Role } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { containing } from "../database/like-pattern.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementOutside, type SessionActor } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { operatorOf } from "../settings/operator.ts";
import { takeParentsSettings } from "../settings/settle-imported.ts";
import { insertUser, mailInvitation } from "../users/invite.ts";
import { insertCompany } from "./insert-company.ts";

const usersWhere = (registered: boolean) => sql<number>`(select count(*)::int from users u
  where u.company_id = c.id and u.home_user_id is null and u.deactivated_date_time is null
    and (u.registered_date_time is not null) = ${registered})`;

const listCompanies = implementOutside(
  contract.listCompanies,
  async ({ actor, query, services }) => {
    const { system } = services;
    await operatorOf(system, actor);
    const { q = "", page_no, per_page, sc, so } = query;
    const found = system
      .selectFrom("companies as c")
      .leftJoin("companies as parent", "parent.id", "c.parent_id")
      .where("c.name", "ilike", containing(q));
    const { total } = await found
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const records = await found
      .select(["c.id", "c.name", "c.company_type", "c.disabled", "c.created_date_time"])
      .select(["parent.name as parent_name", usersWhere(true).as("users")])
      .select(usersWhere(false).as("invited"))
      .orderBy(`c.${sc}`, so)
      .orderBy("c.id")
      .limit(per_page)
      .offset(page_no * per_page)
      .execute();
    return { records, total: Number(total) };
  },
);

/** The role of a company's first administrator. */
const firstRole: Record<CompanyType, Role> = {
  ATS: "Recruiter admin user",
  AGENCY: "Agency admin user",
};

const addCompany = implementOutside(contract.addCompany, async (call) => {
  const { actor, body, services } = call;
  const operator = { ...actor, ...(await operatorOf(services.system, actor)) };
  return services.system.transaction().execute(async (db) => {
    await needNewName(db, body.name);
    const id = await addRow(db, body, services.clock());
    await inviteFirst(db, services, { ...operator, company_id: id }, body);
    const subject = { id, name: body.name };
    await recordAudit({ actor: operator, db, services }, { type: "company_added", subject });
    return { id };
  });
});

async function needNewName(db: CompanyDb, name: string): Promise<void> {
  // Two at once would both find the name free.
  await sql`select pg_advisory_xact_lock(hashtext('companies'))`.execute(db);
  const taken = await db
    .selectFrom("companies")
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .select("name")
    .executeTakeFirst();
  if (taken)
    throw new HttpError(
      409,
      `There is a company named ${taken.name} already. Choose another name.`,
    );
}

/** A client begins with the settings of its parent, and follows them. */
async function addRow(
  db: CompanyDb,
  { name, company_type, parent_id }: NewCompany,
  now: Date,
): Promise<number> {
  const parent =
    parent_id === null
      ? undefined
      : await db
          .selectFrom("companies")
          .where("id", "=", parent_id)
          .where("company_type", "=", "ATS")
          .where("parent_id", "is", null)
          .where("operator", "=", false)
          .select("id")
          .executeTakeFirst();
  if (parent_id !== null && !parent) throw notFound("company");
  if (parent && company_type === "AGENCY")
    throw new HttpError(400, "An agency has no parent company. Leave it out.");
  const id = await insertCompany(db, { name, company_type, parent_id, created_date_time: now });
  if (parent) await takeParentsSettings(db, id, parent.id);
  return id;
}

async function inviteFirst(
  db: CompanyDb,
  services: Services,
  actor: SessionActor,
  { company_type, first_name, last_name, email }: NewCompany,
): Promise<void> {
  const now = services.clock();
  const call = { actor, db, services };
  const user = await insertUser(call, {
    first_name,
    last_name,
    email,
    user_type: firstRole[company_type],
    role_id: null,
    registered_date_time: null,
    invited_date_time: now,
    created_date_time: now,
  });
  if (user) await mailInvitation(call, user, now);
}

export const companiesHandlers = [listCompanies, addCompany];
