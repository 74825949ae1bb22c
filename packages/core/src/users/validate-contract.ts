import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { email } from "../validation/email.ts";

/**
 * For users who may see the company's users anyway, so that nobody else learns who has an account.
 * Specification §7.
 */
export const validateUser = endpoint({
  method: "GET",
  path: "/api/validate/user/{email}",
  summary: "Checks that no user of the company has an email address",
  access: "VIEW_USERS",
  company: "any",
  params: z.object({ email }),
  response: z.object({ available: z.boolean() }),
});

export const validateContract = { validateUser };
