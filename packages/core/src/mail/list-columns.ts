/** `recipient` matches a name, address or number. */
export const mailSearchFields = ["recipient", "subject"] as const;
