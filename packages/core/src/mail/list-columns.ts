/** Whom a message goes to, by name, address or number; and what it is headed. */
export const mailSearchFields = ["recipient", "subject"] as const;
