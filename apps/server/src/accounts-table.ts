import { demoAccounts, demoPassword } from "@ats/demo/accounts";

/** Formats the demo accounts for the start message. */
export function accountsTable(): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, role, company, about }) =>
    `  ${email.padEnd(width)}  ${role}, ${company}${about ? ` (${about})` : ""}`.trimEnd(),
  );
  return [`Demo accounts, all with the password ${demoPassword}`, "", ...lines].join("\n");
}
