import { allowsFeature } from "@ats/core/rights/access";
import { nextAnnouncement } from "@ats/core/settings/announcement";
import * as contract from "@ats/core/settings/global-contract";
import type { Kysely } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { implement, implementOutside } from "../kernel/implement.ts";
import { operatorOf } from "./operator.ts";

const read = (db: Kysely<Tables>) =>
  db.selectFrom("global_settings").select("announcement").executeTakeFirstOrThrow();

const getGlobalSettings = implement(contract.getGlobalSettings, async ({ actor, db }) => {
  const { announcement } = await read(db);
  const isReadable = announcement.enabled || allowsFeature("globalSettings", actor);
  return {
    settings: { announcement: isReadable ? announcement : { ...announcement, message: "" } },
  };
});

/** Recorded in the operator's own company, since it concerns every company. */
const saveGlobalSettings = implementOutside(contract.saveGlobalSettings, async (call) => {
  const { actor, body, services } = call;
  return services.system.transaction().execute(async (db) => {
    const home = await operatorOf(db, actor);
    const { announcement: before } = await read(db);
    const announcement = nextAnnouncement(before, body.settings.announcement, () =>
      crypto.randomUUID(),
    );
    await db
      .updateTable("global_settings")
      .set({ announcement: JSON.stringify(announcement) })
      .execute();
    const changes = changesBetween({ ...before, uuid: null }, { ...announcement, uuid: null });
    if (changes.length > 0)
      await recordAudit(
        { actor: { ...actor, ...home }, db, services },
        { type: "announcement_changed", changes },
      );
    return { settings: { announcement } };
  });
});

export const globalSettingsHandlers = [getGlobalSettings, saveGlobalSettings];
