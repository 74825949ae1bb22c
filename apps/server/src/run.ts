import { invitationDays } from "@ats/core/users/account";
import { accountsTable } from "./accounts-table.ts";
import { print } from "./progress.ts";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Runs the server with this process's environment until it is asked to stop. */
export async function runServer(web?: () => Promise<string>): Promise<void> {
  // Continues when the reader of the output goes away.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  try {
    const server = await startServer(readSettings(process.env), web);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        // A second signal ends the process at once.
        process.once(signal, () => process.exit(1));
        print("Stopping …");
        void server.stop().then(() => process.exit(0));
      });
    if (server.firstLink)
      print(
        `\nSet up the first account, once and within ${invitationDays} days: ${server.firstLink}\n`,
      );
    print(`  Started in ${process.uptime().toFixed(1)} s`);
    // Printed last, because a reader may stop the server after this line.
    print(`\nThe applicant tracking system is at ${server.url}\n`);
    if (server.hasAccounts) print(`${accountsTable()}\n`);
  } catch (error) {
    const text = error instanceof StartError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
