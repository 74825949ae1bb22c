import type { SettingKey, SettingValue } from "@ats/core/settings/registry";
import type { AuditActor } from "../audit/record-audit.ts";
import type { Call } from "../kernel/implement.ts";

/** A change of a company's setting; its author may be a visitor from the parent company. */
export interface SettingCall extends Pick<Call, "db" | "services" | "afterCommit"> {
  actor: Call["actor"] & Pick<AuditActor, "visitor">;
}

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
