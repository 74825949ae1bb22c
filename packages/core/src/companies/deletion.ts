/** Days between the confirmation and the end, in which any administrator can stop it. */
export const coolingOffDays = 14;

/** Days in which the second person can confirm; after that the request lapses. */
export const confirmationDays = 7;

/** Days before the end on which administrators are reminded. */
export const reminderDays = [7, 1] as const;

/** Years for which a signed document is kept: a claim under it can be made for six years. */
export const signedDocumentYears = 6;

/** Years after the employment for which a right-to-work check is kept. */
export const rightToWorkYears = 2;

/** The stages of the end, in their order; each can be begun again. */
export const deletionStages = [
  "disable",
  "sessions",
  "holds",
  "files",
  "queue",
  "search",
  "rows",
  "logs",
  "space",
  "certificate",
] as const;
export type DeletionStage = (typeof deletionStages)[number];
