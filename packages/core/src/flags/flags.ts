import type { User } from "../users/user.ts";

export type SystemFlags = User["system_flags"];

/** A flag's name, or a combination of flags. Specification §6. */
export type FlagRule = string | { and: readonly FlagRule[] } | { or: readonly FlagRule[] };

/** Opens /approvals and its menu entry. Specification §2, §6. */
export const approvalProcess: FlagRule = "approval_process";

/** Name of the flag that allows publishing to a channel. Specification §6. */
export const publishing = (channel: string): FlagRule => `publishing.${channel}`;

/** Looks up a flag by name, or `map.key` within a map; a missing flag is off. */
export function systemFlag(flags: SystemFlags, name: string): boolean {
  const [map = "", ...rest] = name.split(".");
  const value = own(flags, map);
  return (rest.length > 0 ? own(value, rest.join(".")) : value) === true;
}

const own = (of: unknown, key: string): unknown =>
  typeof of === "object" && of && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined;

/** True when a rule is met. An empty `and` is met, an empty `or` is not. */
export function meetsRule(rule: FlagRule, isOn: (name: string) => boolean): boolean {
  if (typeof rule === "string") return isOn(rule);
  if ("and" in rule) return rule.and.every((part) => meetsRule(part, isOn));
  return rule.or.some((part) => meetsRule(part, isOn));
}
