import { z } from "zod";

/** Six digits from an authenticator app or an email. */
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the six digits that your authenticator app shows.");
