import { z } from "zod";

const telephoneMessage = "Enter the full telephone number, or leave this empty.";

/** Reads numbers as people write them, once telephone-number.ts has been loaded. */
export const telephoneRule: { read(written: string): string | undefined } = {
  read: () => undefined,
};

/** A telephone number in E.164: "+447400123456". */
export const telephone = z
  .string()
  .trim()
  .overwrite((written) => telephoneRule.read(written) ?? written)
  .max(16, { error: telephoneMessage, abort: true })
  .regex(/^\+[1-9]\d{6,14}$/, telephoneMessage);
