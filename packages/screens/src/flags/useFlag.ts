import type { FlagRule } from "@ats/core/flags/flags";
import { useSyncExternalStore } from "react";
import { useAts } from "../app/context.tsx";

/** Evaluates a feature flag, or a combination of flags by `and` and `or`. */
export function useFlag(rule: FlagRule): boolean {
  const { flags } = useAts();
  const isOn = () => flags.isOn(rule) === true;
  return useSyncExternalStore(flags.subscribe, isOn, isOn);
}
