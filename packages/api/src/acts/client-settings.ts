import * as contract from "@ats/core/clients/settings-contract";
import { isSame } from "@ats/core/settings/inheritance";
import { followParent as followContract } from "@ats/core/settings/inheritance-contract";
import { type SettingKey, settings, type SettingValue } from "@ats/core/settings/registry";
import { allowsFeature } from "@ats/core/rights/access";
import { recordAudit } from "../audit/record-audit.ts";
import { changesBetween } from "../audit/changes-between.ts";
import { asCompany } from "../database/database.ts";
import { missing } from "../kernel/authorise.ts";
import { parse } from "../kernel/input.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import {
  clientsIn,
  keepOwn,
  lockOf,
  overrideOf,
  settle,
  visitorFrom,
} from "../settings/inherit-setting.ts";
import { needSetting } from "../settings/may-change.ts";
import { isRecord, readSetting } from "../settings/read-setting.ts";
import type { SettingCall } from "../settings/setting-participant.ts";
import { lockSettings, storeSetting } from "../settings/store-setting.ts";
import { participantOf } from "./setting-participants.ts";

type Acting = SettingCall & Pick<Call, "actor">;

/** A setting of a client, as its parent or the client itself changes it. */
interface Place {
  /** Makes the act's records in the client. */
  call: SettingCall;
  client_id: number;
  key: SettingKey;
  parent_value: unknown;
  isLocked: boolean;
}

async function needClient({ actor, db }: Acting, id: number): Promise<void> {
  const clients = await clientsIn(db, actor.company_id);
  if (!clients.some((client) => client.id === id)) throw notFound("company");
}

const lockedByUs = () =>
  new HttpError(409, "You have locked this setting for your clients. Unlock it first.");

/** Gives a client its own value, which now has been compared with the parent's. */
async function setOwn({ call, client_id, key, parent_value }: Place, value: unknown) {
  await asCompany(call.db, client_id, async () => {
    await participantOf(key)?.lock?.(call);
    await lockSettings(call);
    await keepOwn(call, key, { value, parent_value, isCompared: true });
    if (!isSame(value, await readSetting(call.db, client_id, key)))
      await storeSetting(call, key, {
        value: value as SettingValue<typeof key>,
        participant: participantOf(key),
      });
  });
}

/** Removes a client's own value. */
async function follow({ call, client_id, key, parent_value, isLocked }: Place) {
  const { db } = call;
  await asCompany(db, client_id, async () => {
    const { numDeletedRows } = await db
      .deleteFrom("setting_overrides")
      .where("company_id", "=", client_id)
      .where("key", "=", key)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const value = parent_value as SettingValue<typeof key>;
    await settle(call, key, { value, isLocked, participant: participantOf(key) });
    await recordAudit(call, {
      type: "setting_followed",
      subject: { id: key, name: settings[key].label },
    });
  });
}

const setClientSetting = implement(contract.setClientSetting, async (call) => {
  const { actor, body, db, params } = call;
  const { id, key } = params;
  needSetting(actor, key);
  await needClient(call, id);
  if (await lockOf(db, actor.company_id, key)) throw lockedByUs();
  const value = parse(settings[key].value, parsed(body.value));
  await lockSettings(call);
  const now = await asCompany(db, id, () => readSetting(db, id, key));
  if (!isSame(now, parsed(body.before))) throw stale("This setting was");
  const parent_value = await readSetting(db, actor.company_id, key);
  const visit = await visitorFrom(call);
  await setOwn({ call: visit(id), client_id: id, key, parent_value, isLocked: false }, value);
  return {};
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The value is not valid JSON. Correct it.");
  }
}

const followParent = implement(followContract, async (call) => {
  const { actor, db, params } = call;
  const { id, key } = params;
  needSetting(actor, key);
  if (id === actor.company_id) await followOwn(call, key);
  else {
    await needClient(call, id);
    if (!allowsFeature("multiClient", actor)) throw missing("multiClient");
    await lockSettings(call);
    const parent_value = await readSetting(db, actor.company_id, key);
    const isLocked = Boolean(await lockOf(db, actor.company_id, key));
    const visit = await visitorFrom(call);
    await follow({ call: visit(id), client_id: id, key, parent_value, isLocked });
  }
  return {};
});

async function followOwn(call: Acting, key: SettingKey): Promise<void> {
  const { actor, db } = call;
  const { company_id } = actor;
  const { parent_id } = await db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("parent_id")
    .executeTakeFirstOrThrow();
  if (parent_id === null)
    throw new HttpError(409, "Your company has no parent company that it could follow.");
  const [parent_value, lock] = await asCompany(db, parent_id, async () => [
    await readSetting(db, parent_id, key),
    await lockOf(db, parent_id, key),
  ]);
  const isLocked = Boolean(lock);
  await follow({ call, client_id: company_id, key, parent_value, isLocked });
}

const copySettings = implement(contract.copySettings, async (call) => {
  const { actor, body, db } = call;
  const keys = [...new Set(body.keys)];
  for (const key of keys) needSetting(actor, key);
  const clients = await clientsIn(db, actor.company_id);
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const isOfParent = body.from === actor.company_id;
  const to = [...new Set(body.to)].filter((id) => id !== body.from).toSorted((a, b) => a - b);
  if (!(isOfParent || names.has(body.from)) || to.some((id) => !names.has(id)))
    throw notFound("company");
  const visit = await visitorFrom(call);
  if (!body.dry_run) await lockSettings(call);
  const records = [];
  for (const key of keys) {
    const { company_id } = actor;
    const isLocked = Boolean(await lockOf(db, company_id, key));
    const parent_value = await readSetting(db, company_id, key);
    const value = isOfParent
      ? parent_value
      : await asCompany(db, body.from, () => readSetting(db, body.from, key));
    for (const client_id of to) {
      const place = { call: visit(client_id), client_id, key, parent_value, isLocked };
      const { outcome, changes } = await outcomeOf(place, value, isOfParent);
      if (!body.dry_run && (outcome === "changes" || outcome === "follows"))
        await (isOfParent ? follow(place) : setOwn(place, value));
      records.push({ id: client_id, name: names.get(client_id) ?? "", key, outcome, changes });
    }
  }
  return { records };
});

/** Compares a client's setting with what a copy would make of it. */
async function outcomeOf(
  { call: { db }, client_id, key, isLocked }: Place,
  value: unknown,
  isOfParent: boolean,
) {
  const [now, own] = await asCompany(db, client_id, async () => [
    await readSetting(db, client_id, key),
    await overrideOf(db, client_id, key),
  ]);
  if (isLocked) return { outcome: "locked" as const, changes: [] };
  const changes =
    isRecord(now) && isRecord(value)
      ? changesBetween(now, value)
      : [{ field: "value", before: now, after: value }];
  if (!isSame(now, value)) return { outcome: "changes" as const, changes };
  return { outcome: isOfParent && own ? ("follows" as const) : ("same" as const), changes: [] };
}

export const clientSettingHandlers = [setClientSetting, followParent, copySettings];
