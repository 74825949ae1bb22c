import { type SystemFlags, systemFlag } from "@ats/core/flags/flags";
import type { JsonValue, Provider } from "@openfeature/web-sdk";

/** An OpenFeature provider of `system_flags`, boolean flags only. Specification §6. */
export const systemFlagsProvider = (flags: SystemFlags) =>
  ({
    metadata: { name: "system_flags" },
    runsOn: "client",
    resolveBooleanEvaluation: (name: string) => ({ value: systemFlag(flags, name) }),
    resolveStringEvaluation: (_: string, value: string) => ({ value }),
    resolveNumberEvaluation: (_: string, value: number) => ({ value }),
    resolveObjectEvaluation: <T extends JsonValue>(_: string, value: T) => ({ value }),
  }) as const satisfies Provider;
