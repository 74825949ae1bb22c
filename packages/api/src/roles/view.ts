import { viewAs } from "@ats/core/rights/view-as";
import { startView as start, stopView as stop, viewMinutes } from "@ats/core/roles/view-contract";
import { type Kysely, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { ownRoleColumns, roleOf } from "./held-role.ts";
import { readRoles } from "./read-roles.ts";

interface View {
  session_id: string;
  company_id: number;
  user_id: number;
  viewed_user_id: number | null;
  /** Of the colleague or the role. */
  name: string | null;
}

const viewOf = sql<View>`select s.id as session_id, s.company_id, s.user_id, s.viewed_user_id,
    coalesce(s.viewed_role, u.first_name || ' ' || u.last_name) as name
  from sessions s left join users u on u.company_id = s.company_id and u.id = s.viewed_user_id
  where s.view_ends_date_time is not null`;

/** Ends a view, on the record. */
async function endView(db: Kysely<Tables>, services: Pick<Services, "clock">, view: View) {
  const { session_id, company_id, user_id, viewed_user_id, name } = view;
  await db
    .updateTable("sessions")
    .set({ viewed_user_id: null, viewed_role: null, view_ends_date_time: null })
    .where("id", "=", session_id)
    .execute();
  await recordAudit(
    { actor: { session_id, company_id, user_id }, db, services },
    { type: "view_ended", subject: { id: viewed_user_id, name } },
  );
}

async function endOwnView({ actor, db, services }: Pick<Call, "actor" | "db" | "services">) {
  const { rows } = await sql<View>`${viewOf} and s.id = ${actor.session_id}`.execute(db);
  for (const view of rows) await endView(db, services, view);
}

/** Ends views whose time is over, or whose session is. */
export async function sweepViews(services: Pick<Services, "system" | "clock">) {
  const now = services.clock();
  const { rows } = await sql<View>`${viewOf} and (s.view_ends_date_time <= ${now}
    or s.ended_date_time is not null or s.expires_date_time <= ${now})`.execute(services.system);
  for (const view of rows)
    await services.system.transaction().execute((db) => endView(db, services, view));
}

/** The colleague or the role to view as; others are not found. */
async function needViewed({ actor, body, db }: Call<typeof start>) {
  if ("role" in body) {
    const role = (await readRoles(db, actor.company_id)).find(({ name }) => name === body.role);
    if (!role) throw notFound("role");
    const { name, rights, scope, hidden_groups: hidden } = role;
    return { id: null, name, held: { role: name, rights, access: { scope, values: [], hidden } } };
  }
  const user = await db
    .selectFrom("users as u")
    .where("u.company_id", "=", actor.company_id)
    .where("u.id", "=", body.user_id)
    .where("u.home_user_id", "is", null)
    .where("u.deactivated_date_time", "is", null)
    .where("u.deleted_date_time", "is", null)
    .select(["u.id", "u.user_type", "u.first_name", "u.last_name", ...ownRoleColumns("u")])
    .executeTakeFirst();
  if (!user) throw notFound("user");
  return { id: user.id, name: `${user.first_name} ${user.last_name}`, held: roleOf(user) };
}

const startView = implement(start, async (call) => {
  const { actor, db, services } = call;
  const { id, name, held } = await needViewed(call);
  if (id === actor.user_id) throw new HttpError(400, "This is you. Choose a colleague or a role.");
  if (!viewAs(actor, held)) throw new HttpError(403, `You cannot view as ${name}.`);
  await endOwnView(call);
  const ends = after(services.clock(), viewMinutes * 60_000);
  await db
    .updateTable("sessions")
    .set({
      viewed_user_id: id,
      viewed_role: id === null ? name : null,
      view_ends_date_time: ends,
    })
    .where("id", "=", actor.session_id)
    .execute();
  await recordAudit(call, { type: "view_started", subject: { id, name } });
  return { user_id: id, name, ends_date_time: ends };
});

const stopView = implement(stop, async (call) => {
  await endOwnView(call);
  return {};
});

export const viewHandlers = [startView, stopView];
