import { emailKey } from "@ats/core/validation/email";

/** The form in which a message's recipients are compared. */
export const addressKey = (to: string): string => to.split(", ").map(emailKey).join(", ");
