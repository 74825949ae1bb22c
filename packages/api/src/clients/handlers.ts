import { type ClientConcern, listClients } from "@ats/core/clients/contract";
import { can } from "@ats/core/rights/rights";
import { implementOutside } from "../kernel/implement.ts";
import { clientsOf } from "../session/accessible-companies.ts";
import { signInOf } from "../session/sign-in.ts";
import { clientRows } from "./client-rows.ts";
import { parentOf } from "./parent-of.ts";

const list = implementOutside(listClients, async ({ actor, services, request }) => {
  const { system, clock } = services;
  const parent = await parentOf(system, actor);
  const rows = await clientRows(system, parent.id, clock());
  const { accounts } = await signInOf(system, actor.session_id);
  const open = new Set((await clientsOf(system, accounts, request.host)).map(({ id }) => id));
  const seesJobs = can(actor, "VIEW_JOBS") && actor.access.scope === "company";
  const seesUsers = can(actor, "VIEW_USERS");
  return {
    parent,
    records: rows.map(({ disabled, unused, late, failed, ...row }) => {
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
        users: seesUsers ? row.users : null,
        last_used: row.last_used,
        concerns: (Object.keys(concerns) as ClientConcern[]).filter((each) => concerns[each]),
        may_switch: !disabled && row.id !== actor.company_id && open.has(row.id),
      };
    }),
  };
});

export const clientHandlers = [list];
