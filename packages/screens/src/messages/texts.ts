import { environmentKeys } from "@ats/core/settings/contract";
import { useEnvironment } from "../navigation/environment.ts";

/** Whether text messages can be sent from here: without a service for them nobody is offered to. */
export const useTexts = (): boolean => useEnvironment().values.get(environmentKeys.texts) === "on";
