import type { User } from "../users/user.ts";

export type SystemFlags = User["system_flags"];

/** A flag by its name, or flags combined. Specification §6. */
export type FlagRule = string | { and: readonly FlagRule[] } | { or: readonly FlagRule[] };

/** The approval-process flag: opens /approvals and its menu entry. Specification §2, §6. */
export const approvalProcess: FlagRule = "approval_process";

/** The flag that publishes to a channel. Specification §6. */
export const publishing = (channel: string): FlagRule => `publishing.${channel}`;

/** A flag by its name, `map.key` within a map; one that is missing is off. */
export function systemFlag(flags: SystemFlags, name: string): boolean {
  const [map = "", ...rest] = name.split(".");
  const value = own(flags, map);
  return (rest.length > 0 ? own(value, rest.join(".")) : value) === true;
}

const own = (of: unknown, key: string): unknown =>
  typeof of === "object" && of && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined;

/** Whether a rule holds; an empty `and` does, an empty `or` does not. */
export function holds(rule: FlagRule, isOn: (name: string) => boolean): boolean {
  if (typeof rule === "string") return isOn(rule);
  if ("and" in rule) return rule.and.every((part) => holds(part, isOn));
  return rule.or.some((part) => holds(part, isOn));
}
