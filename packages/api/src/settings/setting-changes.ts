import type { AuditChange } from "@ats/core/audit/events";
import { listSettingChanges as contract } from "@ats/core/settings/history-contract";
import { type SettingKey, settingKeys, settings } from "@ats/core/settings/registry";
import { canonicalJson } from "../kernel/canonical-json.ts";
import type { CompanyDb } from "../database/database.ts";
import { implement } from "../kernel/implement.ts";
import { mayChange } from "./may-change.ts";
import { isRecord, readSetting } from "./read-setting.ts";
import { wholeValue } from "./store-setting.ts";

/** Neither the operator's own note, nor what leaves the company's settings as they are. */
const otherEvents = ["internal_note_changed", "setting_locked", "setting_unlocked"] as const;

/** Events of changed settings, newest first. */
const settingEvents = (db: CompanyDb, company_id: number, keys: readonly SettingKey[]) =>
  db
    .selectFrom("audit_events")
    .where("company_id", "=", company_id)
    .where("type", "not in", otherEvents)
    .where("subject_id", "in", [...keys]);

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Returns the value of a setting without one of its changes, or why that is impossible. */
function undoneValue(
  key: SettingKey,
  now: unknown,
  changes: readonly AuditChange[],
): { value: unknown } | { problem: string } {
  const isWhole = changes.some(({ field }) => field === wholeValue) && !isRecord(now);
  const current = (field: string) =>
    isWhole ? now : isRecord(now) ? (now[field] ?? null) : undefined;
  if (changes.every(({ field, before }) => isSame(current(field), before)))
    return { problem: "The setting already has this value." };
  if (changes.some(({ field, after }) => !isSame(current(field), after)))
    return { problem: "It was changed again since. Undo the later change first." };
  const before = Object.fromEntries(changes.map((change) => [change.field, change.before]));
  const { data, error } = settings[key].value.safeParse(
    isWhole ? changes[0]?.before : { ...(now as object), ...before },
  );
  return error
    ? { problem: `The earlier value no longer fits: ${error.issues[0]?.message}` }
    : { value: data };
}

export const listSettingChanges = implement(contract, async ({ actor, query, db }) => {
  const { key, page_no, per_page } = query;
  const keys = settingKeys.filter((each) => mayChange(actor, each) && (!key || each === key));
  if (keys.length === 0) return { records: [], total: 0 };
  const events = settingEvents(db, actor.company_id, keys);
  const { total } = await events
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await events
    .select(["number", "subject_id", "actor_name", "acting_for", "created_date_time", "changes"])
    .orderBy("number", "desc")
    .limit(per_page)
    .offset(page_no * per_page)
    .execute();
  const now = new Map<SettingKey, unknown>();
  const records = [];
  for (const { subject_id, ...row } of rows) {
    const of = subject_id as SettingKey;
    if (!now.has(of)) now.set(of, await readSetting(db, actor.company_id, of));
    const before = now.get(of);
    const undone = undoneValue(of, before, row.changes);
    const [undo, undo_problem] =
      "problem" in undone ? [null, undone.problem] : [{ before, value: undone.value }, null];
    records.push({ ...row, key: of, undo, undo_problem });
  }
  return { records, total: Number(total) };
});
