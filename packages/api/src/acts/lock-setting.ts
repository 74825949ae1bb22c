import * as contract from "@ats/core/settings/inheritance-contract";
import { type SettingKey, settings } from "@ats/core/settings/registry";
import { authorOf, recordAudit } from "../audit/record-audit.ts";
import { asCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { effectsInClients } from "../settings/effects-in-clients.ts";
import { clientsIn, lockOf, passOn, visitorFrom } from "../settings/inherit-setting.ts";
import { needSetting } from "../settings/may-change.ts";
import { readSetting } from "../settings/read-setting.ts";
import type { SettingCall } from "../settings/setting-participant.ts";
import { lockSettings } from "../settings/store-setting.ts";
import { participantOf } from "./setting-participants.ts";

async function needClients(call: SettingCall) {
  const clients = await clientsIn(call.db, call.actor.company_id);
  if (clients.length > 0) return clients;
  throw new HttpError(409, "Your company has no clients, so there is nothing to lock.");
}

const lockSetting = implement(contract.lockSetting, async (call) => {
  const { actor, body, db, params, services } = call;
  const { key } = params;
  needSetting(actor, key);
  const clients = await needClients(call);
  await participantOf(key)?.lock?.(call);
  await lockSettings(call);
  const { company_id } = actor;
  if (Boolean(await lockOf(db, company_id, key)) === body.is_locked) return {};
  if (body.is_locked) {
    const { name: locked_by } = await authorOf(call);
    await db
      .insertInto("setting_locks")
      .values({ company_id, key, locked_by, created_date_time: services.clock() })
      .execute();
  } else
    await db
      .deleteFrom("setting_locks")
      .where("company_id", "=", company_id)
      .where("key", "=", key)
      .execute();
  const value = await readSetting(db, company_id, key);
  await passOn(call, key, { value, participant: participantOf(key) });
  const event = {
    type: body.is_locked ? ("setting_locked" as const) : ("setting_unlocked" as const),
    subject: { id: key, name: settings[key].label },
  };
  const visit = await visitorFrom(call);
  for (const { id } of clients) await asCompany(db, id, () => recordAudit(visit(id), event));
  await recordAudit(call, event);
  return {};
});

const previewLock = implement(contract.previewLock, async (call) => {
  const { actor, body, db, params } = call;
  const key: SettingKey = params.key;
  needSetting(actor, key);
  await needClients(call);
  const value = await readSetting(db, actor.company_id, key);
  const effects = await effectsInClients(call, key, {
    before: value,
    after: value,
    locked: {
      before: Boolean(await lockOf(db, actor.company_id, key)),
      after: body.is_locked,
    },
    participant: participantOf(key),
  });
  return { effects };
});

export const settingLockHandlers = [lockSetting, previewLock];
