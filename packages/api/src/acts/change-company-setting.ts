import * as contract from "@ats/core/settings/company-contract";
import type { SettingValue } from "@ats/core/settings/registry";
import type { SpecificSetting } from "@ats/core/settings/specific-settings";
import { type Call, implement } from "../kernel/implement.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { effectsInClients } from "../settings/effects-in-clients.ts";
import { needSetting } from "../settings/may-change.ts";
import { readSetting } from "../settings/read-setting.ts";
import type { SettingCall } from "../settings/setting-participant.ts";
import { signedNote } from "../settings/signed-note.ts";
import { participantOf } from "./setting-participants.ts";

/** Saves one setting, with the part that its area has in the change. */
async function changeAny(
  call: SettingCall & Pick<Call, "actor">,
  { property, value, before: seen }: Pick<SpecificSetting, "property" | "value" | "before">,
): Promise<void> {
  needSetting(call.actor, property);
  const stored = property === "tech_user_note" ? await signedNote(call, value as never) : value;
  await changeSetting(call, property, {
    value: value as SettingValue<typeof property>,
    stored,
    seen,
    participant: participantOf(property),
  });
}

const saveSpecificSetting = implement(contract.saveSpecificSetting, async (call) => {
  await changeAny(call, call.body);
  return {};
});

const previewSetting = implement(contract.previewSetting, async (call) => {
  const { property, value } = call.body;
  needSetting(call.actor, property);
  const before = await readSetting(call.db, call.actor.company_id, property);
  const after = value as typeof before;
  const participant = participantOf(property);
  const effects = (await participant?.effects?.(call, before, after)) ?? [];
  const inClients = await effectsInClients(call, property, { before, after, participant });
  return { effects: [...effects, ...inClients] };
});

const saveSeo = implement(contract.saveSeo, async (call) => {
  const { before, ...value } = call.body;
  await changeAny(call, { property: "seo", value, before });
  return value;
});

export const settingHandlers = [saveSpecificSetting, previewSetting, saveSeo];
