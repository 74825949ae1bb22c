import { z } from "zod";

/** A telephone number in E.164: "+447400123456". */
export const telephone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, "Enter the full telephone number, or leave this empty.");
