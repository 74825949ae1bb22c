import type { AuditChange, AuditEventName } from "@ats/core/audit/events";
import { type SettingKey, settings, type SettingValue } from "@ats/core/settings/registry";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isRecord, readSetting, storeOf } from "./read-setting.ts";
import type { SettingCall, SettingParticipant } from "./setting-participant.ts";

/** Field of a change of a setting that has no properties. */
export const wholeValue = "value";

interface Storing<Key extends SettingKey> {
  value: SettingValue<Key>;
  /** The value to store, where it is more than the one given. */
  stored?: unknown;
  participant?: SettingParticipant<Key> | undefined;
  type?: AuditEventName;
}

/** Stores the value of a setting that counts, with everything else that its change needs. */
export async function storeSetting<Key extends SettingKey>(
  call: SettingCall,
  key: Key,
  { value, stored = value, participant, type = eventOf(key) }: Storing<Key>,
): Promise<void> {
  const { company_id } = call.actor;
  const before = await readSetting(call.db, company_id, key);
  await storeOf(key).write(company_id, JSON.stringify(stored)).execute(call.db);
  await participant?.onChange?.(call, before, value);
  await recordAudit(call, {
    type,
    subject: { id: key, name: settings[key].label },
    changes: key === "tech_user_note" ? [] : changesOf(before, value),
  });
}

const events: Partial<Record<SettingKey, AuditEventName>> = {
  interview_settings: "interview_settings_changed",
  check_settings: "check_settings_changed",
  retention_settings: "retention_changed",
  tech_user_note: "internal_note_changed",
};
const eventOf = (key: SettingKey) => events[key] ?? "setting_changed";

/** The properties that differ, or the whole of a value without properties. */
function changesOf(before: unknown, after: unknown): AuditChange[] {
  return isRecord(before) && isRecord(after)
    ? changesBetween(before, after)
    : [{ field: wholeValue, before, after }];
}

/** Lets one change of a company's settings wait for another, and returns the company. */
export const lockSettings = ({ actor, db }: Pick<SettingCall, "actor" | "db">) =>
  db
    .selectFrom("companies")
    .select(["id", "name", "parent_id"])
    .where("id", "=", actor.company_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
