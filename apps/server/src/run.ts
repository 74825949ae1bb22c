import { accountsTable } from "./accounts-table.ts";
import { print } from "./progress.ts";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Runs the server of this process's environment until it is asked to stop. */
export async function runServer(web?: () => Promise<string>): Promise<void> {
  // Whoever read along may go; the work goes on.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  try {
    const server = await startServer(readSettings(process.env), web);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        // Asked twice, it ends at once.
        process.once(signal, () => process.exit(1));
        print("Stopping …");
        void server.stop().then(() => process.exit(0));
      });
    // Last of all: who reads it may ask the server to stop.
    print(`\nThe applicant tracking system is at ${server.url}\n`);
    if (server.hasAccounts) print(`${accountsTable()}\n`);
  } catch (error) {
    const text = error instanceof StartError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}
