import { z } from "zod";

/** Delays in minutes between a move and its message, each with its label. */
export const delays: Record<number, string> = {
  0: "Immediately",
  60: "After an hour",
  1440: "After a day",
  2880: "After two days",
  4320: "After three days",
  10080: "After a week",
};

export const delayMinutes = z
  .number()
  .int()
  .min(0)
  .max(30 * 24 * 60);
