import { passwordTexts } from "@ats/core/session/session";
import { texts } from "@ats/ui/texts";

export const passwordResultTexts = texts("session.password", passwordTexts);
