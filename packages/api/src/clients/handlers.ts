import { type ClientConcern, getClient, listClients } from "@ats/core/clients/contract";
import { listClientDifferences } from "@ats/core/clients/settings-contract";
import { can } from "@ats/core/rights/rights";
import { sharedSettings } from "@ats/core/settings/registry";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../kernel/http-error.ts";
import { implementOutside, type OutsideCall, type SessionActor } from "../kernel/implement.ts";
import { clientsOf } from "../session/accessible-companies.ts";
import { signInOf } from "../session/sign-in.ts";
import { mayChange } from "../settings/may-change.ts";
import { clientSetting, differingIn, readGroup } from "../settings/read-inheritance.ts";
import { clientRows } from "./client-rows.ts";
import { parentOf } from "./parent-of.ts";

type Row = Awaited<ReturnType<typeof clientRows>>[number];

const settingsFor = (actor: SessionActor) => sharedSettings.filter((key) => mayChange(actor, key));

/** Shows of a client what the actor may see. */
async function presenterFor({
  actor,
  services,
  request,
}: Pick<OutsideCall, "actor" | "services" | "request">) {
  const { system } = services;
  const { accounts } = await signInOf(system, actor.session_id);
  const open = new Set((await clientsOf(system, accounts, request.host)).map(({ id }) => id));
  const seesJobs = can(actor, "VIEW_JOBS") && actor.access.scope === "company";
  const seesUsers = can(actor, "VIEW_USERS");
  return ({ disabled, unused, late, failed, ...row }: Row, differing: number) => {
    const concerns: Record<ClientConcern, boolean> = {
      disabled,
      unused: !disabled && unused,
      approvals_late: seesJobs && late,
      messages_failed: failed,
    };
    return {
      id: row.id,
      name: row.name,
      live_jobs: seesJobs ? row.live_jobs : null,
      open_approvals: seesJobs ? row.open_approvals : null,
      open_applications: seesJobs ? row.open_applications : null,
      users: seesUsers ? row.users : null,
      last_used: row.last_used,
      concerns: (Object.keys(concerns) as ClientConcern[]).filter((each) => concerns[each]),
      differing,
      may_switch: !disabled && row.id !== actor.company_id && open.has(row.id),
    };
  };
}

const list = implementOutside(listClients, async (call) => {
  const { actor, services } = call;
  const { system, clock } = services;
  const parent = await parentOf(system, actor);
  const rows = await clientRows(system, { parent_id: parent.id, now: clock() });
  const differing = differingIn(await readGroup(system, parent.id, settingsFor(actor)));
  const present = await presenterFor(call);
  return {
    parent,
    records: rows.map((row) => present(row, differing.filter(({ id }) => id === row.id).length)),
  };
});

/** The parent of a company's own clients; a client's guest sees none. */
const ownCompany = (system: Kysely<Tables>, { company_id }: SessionActor) =>
  system
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select(["id", "name"])
    .executeTakeFirstOrThrow();

const get = implementOutside(getClient, async (call) => {
  const { actor, params, services } = call;
  const { system, clock } = services;
  const parent = await ownCompany(system, actor);
  const { id } = params;
  const [row] = await clientRows(system, { parent_id: parent.id, id, now: clock() });
  if (!row) throw notFound("company");
  const keys = settingsFor(actor);
  const group = await readGroup(system, parent.id, keys);
  const differing = differingIn(group).filter((each) => each.id === id);
  const present = await presenterFor(call);
  return {
    ...present(row, differing.length),
    parent,
    host: row.system_settings.portal_domain[0] ?? null,
    created_date_time: row.created_date_time,
    settings: keys.map((key) => clientSetting(group, id, key)),
  };
});

const listDifferences = implementOutside(listClientDifferences, async ({ actor, services }) => {
  const group = await readGroup(services.system, actor.company_id, settingsFor(actor));
  return { records: differingIn(group) };
});

export const clientHandlers = [list, get, listDifferences];
