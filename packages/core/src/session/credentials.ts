import { z } from "zod";
import { email } from "../validation/email.ts";
import { typedPassword } from "../validation/password.ts";

export const credentials = z.object({
  email,
  password: typedPassword,
  /** Company id, when the email has accounts in several companies. */
  company: z.number().int().positive().max(2_147_483_647).optional(),
});
