import { z } from "zod";

/** Six digits of an authenticator app, or of a mail. */
export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the six digits that your authenticator app shows.");
