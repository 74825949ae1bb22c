import { changePassword } from "@ats/core/session/password-contract";
import { newPasswordProblem, type PasswordOwner } from "@ats/core/validation/password";
import type { FormError } from "@ats/ui/Form";
import type { z } from "zod";

export type PasswordChange = z.input<typeof changePassword.body>;

/** The first problem of each field. Specification §5. */
export function problemsOf(typed: PasswordChange, owner: PasswordOwner): FormError[] {
  const issues = changePassword.body.safeParse(typed).error?.issues ?? [];
  const problem = newPasswordProblem(typed.new_password, owner);
  const found = [
    ...issues.map(({ path, message }) => ({ name: String(path[0] ?? "new_password"), message })),
    ...(problem ? [{ name: "new_password", message: problem }] : []),
  ];
  return found.filter(({ name }, at) => found.findIndex((error) => error.name === name) === at);
}
