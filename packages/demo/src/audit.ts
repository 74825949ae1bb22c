import { recordAudit } from "@ats/api/internal/audit/record-audit";
import { changesBetween } from "@ats/api/internal/audit/changes-between";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import type { DemoData, DemoUser } from "./data.ts";

type Event = Parameters<typeof recordAudit>[1];

/** Adds what Northgate Group's administrator did with its roles and the accounts of its users. */
export async function addAuditEvents(
  db: Kysely<Tables>,
  { roles, users }: DemoData,
): Promise<void> {
  const admin = users.find(({ email }) => email === "admin@northgate.example");
  if (!admin) return;
  const colleagues = users.filter(
    ({ company_id, id, home_user_id }) =>
      company_id === admin.company_id && id !== admin.id && home_user_id === null,
  );
  const events = [...roles.map(roleAdded), ...colleagues.flatMap(eventsOf)].toSorted(
    ([one, { subject: a }], [other, { subject: b }]) =>
      one.getTime() === other.getTime()
        ? Number(a?.id) - Number(b?.id)
        : Number(one) - Number(other),
  );
  const actor = { company_id: admin.company_id, user_id: admin.id };
  for (const [at, event] of events)
    await recordAudit({ actor, db, services: { clock: () => at } }, event);
}

function roleAdded({ id, name, ...role }: DemoData["roles"][number]): [at: Date, event: Event] {
  const { rights, scope, hidden_groups } = role;
  const changes = changesBetween(null, { name, rights, scope, hidden_groups });
  return [role.created_date_time, { type: "role_added", subject: { id, name }, changes }];
}

function eventsOf(user: DemoUser): [at: Date, event: Event][] {
  const subject = { id: user.id, name: `${user.first_name} ${user.last_name}` };
  const changes = [{ field: "userType", before: null, after: user.user_type }];
  const invited = user.invited_date_time ?? user.created_date_time;
  const events: [Date | string | null | undefined, Event][] = [
    [invited, { type: "user_invited", subject, changes }],
    [user.locked_date_time, { type: "user_locked", subject }],
    [user.deactivated_date_time, { type: "user_deactivated", subject }],
  ];
  return events.flatMap(([at, event]) => (at ? [[new Date(at), event] as [Date, Event]] : []));
}
