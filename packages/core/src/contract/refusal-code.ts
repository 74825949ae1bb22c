/** Refusals that a page answers with more than their sentence. */
export const refusalCodes = ["TWO_STEP_NEEDED"] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  refusalCodes.some((each) => each === code);
