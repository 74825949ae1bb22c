import { allowsFeature } from "@ats/core/rights/access";
import { nextAnnouncement } from "@ats/core/settings/announcement";
import * as contract from "@ats/core/settings/global-contract";
import type { CompanyDb } from "../database/database.ts";
import { implement } from "../kernel/implement.ts";
import { onlyOperators } from "./operator.ts";

const read = (db: CompanyDb) =>
  db.selectFrom("global_settings").select("announcement").executeTakeFirstOrThrow();

const getGlobalSettings = implement(contract.getGlobalSettings, async ({ actor, db }) => {
  const { announcement } = await read(db);
  const isReadable = announcement.enabled || allowsFeature("globalSettings", actor);
  return {
    settings: { announcement: isReadable ? announcement : { ...announcement, message: "" } },
  };
});

const saveGlobalSettings = implement(contract.saveGlobalSettings, async ({ actor, body, db }) => {
  await onlyOperators(db, actor);
  const { announcement: before } = await read(db);
  const announcement = nextAnnouncement(before, body.settings.announcement, () =>
    crypto.randomUUID(),
  );
  await db
    .updateTable("global_settings")
    .set({ announcement: JSON.stringify(announcement) })
    .execute();
  return { settings: { announcement } };
});

export const globalSettingsHandlers = [getGlobalSettings, saveGlobalSettings];
