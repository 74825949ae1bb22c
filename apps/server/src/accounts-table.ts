import { demoAccounts, demoPassword } from "@ats/demo/accounts";

/** The demo accounts as they are printed at the start. */
export function accountsTable(): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, role, company, about }) =>
    `  ${email.padEnd(width)}  ${role}, ${company}${about ? ` (${about})` : ""}`.trimEnd(),
  );
  return [`Demo accounts, all with the password ${demoPassword}`, "", ...lines].join("\n");
}
