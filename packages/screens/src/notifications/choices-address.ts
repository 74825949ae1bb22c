import { to } from "@ats/core/navigation/routes";

export const choicesAddress = `${to.Settings()}?section=notifications`;
