import { z } from "zod";
import { email } from "../validation/email.ts";
import { typedPassword } from "../validation/password.ts";

/** What opens an account. */
export const credentials = z.object({
  email,
  password: typedPassword,
  /** Company id, where the email has accounts in several. */
  company: z.number().int().positive().max(2_147_483_647).optional(),
});
