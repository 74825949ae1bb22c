import type { EnvironmentName } from "@ats/core/settings/contract";
import type { Say } from "@ats/ui/texts";
import { globalSettingsTexts } from "./texts.ts";

/** Kinds of installation as people say them. */
export const environmentNames = (say: Say): Record<EnvironmentName, string> => ({
  demo: say(globalSettingsTexts.demo),
  dev: say(globalSettingsTexts.development),
  test: say(globalSettingsTexts.test),
  prod: say(globalSettingsTexts.production),
});
