import type { clientParam } from "@ats/core/agency-portal/client-param";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { type AuditActor, authorOf } from "../audit/record-audit.ts";
import { companyName } from "../companies/company-name.ts";
import { asCompany } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement, type Implementation } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { isSwitchedOn } from "../settings/switched-on.ts";

/** A company that an agency works for, with the agency's record there. */
export interface Client {
  company_id: number;
  name: string;
  agency_id: number;
}

type OfClient = Endpoint<typeof clientParam>;

/** The arguments of a handler of an agency's call, which works in the client's rows. */
export interface ClientCall<E extends OfClient = OfClient> extends Omit<Call<E>, "actor"> {
  /** The agency's user, as a visitor of the client. */
  actor: AuditActor & { company_id: number; user_id: null };
  /** The agency's user in the agency's own account. */
  agent: Call["actor"];
  client: Client;
}

type Answer<E extends Endpoint> = ReturnType<Parameters<typeof implement<E>>[1]>;

/**
 * Binds a handler to an agency's call that concerns one of its clients, and runs it in the client's
 * rows.
 */
export const implementForClient = <E extends OfClient>(
  endpoint: E,
  handle: (call: ClientCall<E>) => Answer<E>,
): Implementation =>
  implement(
    endpoint,
    (call) =>
      forClient(call, (call.params as { client_id: number }).client_id, (visit) =>
        handle({ ...call, ...visit }),
      ) as Answer<E>,
  );

type Visit = Pick<ClientCall, "actor" | "agent" | "client">;

/**
 * Works in the rows of an agency's client, within a transaction of the agency's. It is the only way
 * from an agency's account to these. A client that is not there, one that never worked with the agency
 * and one that no longer does get the same answer.
 */
export async function forClient<T>(
  call: Pick<Call, "actor" | "db">,
  client_id: number,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { actor: agent, db } = call;
  const link = await db
    .selectFrom("agency_links")
    .select("agency_id")
    .select((row) =>
      row
        .selectFrom("users")
        .select("has_mfa")
        .where("users.company_id", "=", agent.company_id)
        .where("users.id", "=", agent.user_id)
        .as("has_mfa"),
    )
    .where("company_id", "=", client_id)
    .where("agency_company_id", "=", agent.company_id)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  if (!link) throw notFound("client");
  const { name } = await authorOf(call);
  const company = await companyName(db, agent.company_id);
  const actor = {
    company_id: client_id,
    user_id: null,
    through: agent.through,
    visitor: { name, company },
    ...(agent.address !== undefined && { address: agent.address }),
  };
  return asCompany(db, client_id, async () => {
    const client = await readClient(call, { company_id: client_id, agency_id: link.agency_id });
    if (!link.has_mfa) await needNoTwoStep(call, client);
    return work({ actor, agent, client });
  });
}

/** Refuses a user who signs in with a password alone, where the client demands more. */
async function needNoTwoStep({ db }: Pick<Call, "db">, { company_id, name }: Client) {
  const { needs_two_step } = await readSetting(db, company_id, "agency_settings");
  if (needs_two_step)
    throw new HttpError(
      403,
      `${name} needs two-step verification. Turn it on in Settings, then come back.`,
      { code: "TWO_STEP_NEEDED" },
    );
}

async function readClient(
  { db }: Pick<Call, "db">,
  { company_id, agency_id }: Omit<Client, "name">,
): Promise<Client> {
  const client = await db
    .selectFrom("companies as c")
    .innerJoin("agencies as a", "a.company_id", "c.id")
    .select("c.name")
    .where("c.id", "=", company_id)
    .where("c.disabled", "=", false)
    .where("a.id", "=", agency_id)
    .where("a.status", "=", "ACTIVE")
    .executeTakeFirst();
  if (!client || !(await isSwitchedOn({ actor: { company_id }, db }, "agency_enabled")))
    throw notFound("client");
  return { company_id, agency_id, name: client.name };
}
