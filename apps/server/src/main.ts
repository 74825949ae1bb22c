import { print } from "./progress.ts";
import { readSettings } from "./settings.ts";
import { startServer } from "./server.ts";
import { StartError } from "./start-error.ts";

try {
  const server = await startServer(readSettings(process.env));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // Asked twice, it ends at once.
      process.once(signal, () => process.exit(1));
      print("Stopping …");
      void server.stop().then(() => process.exit(0));
    });
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
