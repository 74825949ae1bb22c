import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { email } from "../validation/email.ts";
import { newPassword, passwordMessages, typedPassword } from "../validation/password.ts";

const token = z.string().min(1).max(200);

/**
 * Answers identically, in text and timing, for known and unknown addresses. Specification §7, §8.
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/forgotpassword",
  summary: "Emails a link to choose a new password",
  access: "public",
  limit: "password link",
  captcha: true,
  body: z.object({ email }),
});

/** Checks a reset link without using it up. */
export const resetPasswordLink = endpoint({
  method: "POST",
  path: "/api/resetpasswordlink",
  summary: "Returns the user of a password link or invitation; an invalid link is refused",
  access: "public",
  limit: "link",
  body: z.object({ token }),
  response: z.object({
    email: z.string(),
    first_name: z.string(),
    company_name: z.string(),
    /** True for the link of an invitation, whose user registers by it. */
    is_invitation: z.boolean(),
  }),
});

export const resetPassword = endpoint({
  method: "PUT",
  path: "/api/resetpassword",
  summary: "Uses a link to set a password, which registers an invited user; ends other links",
  access: "public",
  limit: "link",
  body: z.object({ token, password: newPassword }),
});

/** Public because knowing the current password is proof enough. The caller's session continues. */
export const changePassword = endpoint({
  method: "PUT",
  path: "/api/auth/password",
  summary: "Sets a new password given the old one, and ends the user's other sessions",
  access: "public",
  limit: "sign in",
  captcha: true,
  body: z
    .object({ email, old_password: typedPassword, new_password: newPassword })
    .refine((body) => body.old_password !== body.new_password, passwordMessages.same),
});

export const validatePassword = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/users/validatePassword",
  summary: "Checks the signed-in user's password",
  refusesPartners: true,
  body: z.object({ password: typedPassword }),
  response: z.object({ valid: z.boolean() }),
});

export const passwordContract = {
  forgotPassword,
  resetPasswordLink,
  resetPassword,
  changePassword,
  validatePassword,
};
