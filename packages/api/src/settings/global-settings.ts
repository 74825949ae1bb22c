import type { Output } from "@ats/core/contract/endpoint";
import { allowsFeature } from "@ats/core/rights/access";
import { isAnnouncementCurrent, nextAnnouncement } from "@ats/core/settings/announcement";
import { environmentKeys } from "@ats/core/settings/contract";
import * as contract from "@ats/core/settings/global-contract";
import type { Kysely } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { implement, implementOutside } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { operatorOf } from "./operator.ts";

const read = (db: Kysely<Tables>) =>
  db
    .selectFrom("global_settings")
    .select(["announcement", "environment"])
    .executeTakeFirstOrThrow();

type Stored = Awaited<ReturnType<typeof read>>;

/** All that an editor sees. */
const shown = (
  { announcement, environment }: Stored,
  services: Services,
): Output<typeof contract.getGlobalSettings> => ({
  settings: {
    announcement: {
      ...announcement,
      is_current: isAnnouncementCurrent(announcement, services.clock()),
    },
    environment: {
      ...environment,
      configured: services.environment[environmentKeys.name] ?? "prod",
    },
  },
});

const getGlobalSettings = implement(contract.getGlobalSettings, async (call) => {
  const { actor, db, services } = call;
  const { settings } = shown(await read(db), services);
  if (allowsFeature("globalSettings", actor)) return { settings };
  const { announcement } = settings;
  return {
    settings: {
      announcement: announcement.is_current ? announcement : { ...announcement, message: "" },
    },
  };
});

/** Recorded in the operator's own company, since it concerns every company. */
const saveGlobalSettings = implementOutside(contract.saveGlobalSettings, async (call) => {
  const { actor, body, services } = call;
  return services.system.transaction().execute(async (db) => {
    const home = await operatorOf(db, actor);
    const before = await read(db);
    const draft = body.settings;
    const after: Stored = {
      announcement: draft.announcement
        ? nextAnnouncement(before.announcement, draft.announcement, () => crypto.randomUUID())
        : before.announcement,
      environment: draft.environment ?? before.environment,
    };
    await db
      .updateTable("global_settings")
      .set({
        announcement: JSON.stringify(after.announcement),
        environment: JSON.stringify(after.environment),
      })
      .execute();
    const by = { actor: { ...actor, ...home }, db, services };
    const announced = changesBetween(
      { ...before.announcement, uuid: null },
      { ...after.announcement, uuid: null },
    );
    if (announced.length > 0)
      await recordAudit(by, { type: "announcement_changed", changes: announced });
    const marked = changesBetween(before.environment, after.environment);
    if (marked.length > 0) await recordAudit(by, { type: "environment_changed", changes: marked });
    return shown(after, services);
  });
});

const mostVersions = 50;

/** Each value is read back from the one of now, by the changes on the record. */
const listEnvironmentVersions = implementOutside(
  contract.listEnvironmentVersions,
  async ({ actor, services: { system } }) => {
    await operatorOf(system, actor);
    let { environment } = await read(system);
    const events = await system
      .selectFrom("audit_events as e")
      .innerJoin("companies as c", "c.id", "e.company_id")
      .where("c.operator", "=", true)
      .where("e.type", "=", "environment_changed")
      .select(["e.number", "e.actor_name", "e.created_date_time", "e.changes"])
      .orderBy("e.created_date_time", "desc")
      .orderBy("e.number", "desc")
      .limit(mostVersions)
      .execute();
    return {
      records: events.map(({ changes, ...event }, at) => {
        const version = { ...event, ...environment, is_current: at === 0 };
        const before = changes.map((change) => [change.field, change.before]);
        environment = { ...environment, ...Object.fromEntries(before) };
        return version;
      }),
    };
  },
);

export const globalSettingsHandlers = [
  getGlobalSettings,
  saveGlobalSettings,
  listEnvironmentVersions,
];
