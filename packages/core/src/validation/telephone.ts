import { z } from "zod";

const telephoneMessage = "Enter the full telephone number, or leave this empty.";

/** A telephone number in E.164: "+447400123456". */
export const telephone = z
  .string()
  .trim()
  .max(16, { error: telephoneMessage, abort: true })
  .regex(/^\+[1-9]\d{6,14}$/, telephoneMessage);
