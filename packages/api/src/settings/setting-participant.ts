import type { SettingKey, SettingValue } from "@ats/core/settings/registry";
import type { Call } from "../kernel/implement.ts";

export type SettingCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

/** An area's part in the changes of one setting. */
export interface SettingParticipant<Key extends SettingKey> {
  /** Makes others wait who depend on the setting. */
  lock?(call: SettingCall): Promise<unknown>;
  /** Does what else the change needs, in its transaction. */
  onChange?(
    call: SettingCall,
    before: SettingValue<Key>,
    after: SettingValue<Key>,
  ): Promise<unknown>;
  /** Returns sentences that say whom a change would concern, read before it is saved. */
  effects?(
    call: SettingCall,
    before: SettingValue<Key>,
    after: SettingValue<Key>,
  ): Promise<string[]>;
}

export type SettingParticipants = { [Key in SettingKey]?: SettingParticipant<Key> };
