import { environmentKeys } from "@ats/core/settings/contract";
import { useEnvironment } from "../navigation/environment.ts";

/** True if a service for text messages is configured. */
export const useCanSendTexts = (): boolean =>
  useEnvironment().values.get(environmentKeys.texts) === "on";
