import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { localChannel } from "@ats/api/kernel/ports/live-channel";
import type { Services } from "@ats/api/kernel/services";
import { openEmbedded } from "../src/database/embedded.ts";
import { packageFonts } from "../src/files/package-fonts.ts";
import { print } from "../src/progress.ts";

/** Opens an embedded database in a folder of its own. `close` deletes it. */
export async function openBench(): Promise<{ services: Services; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "ats-bench-"));
  const { system, close } = await openEmbedded(folder, (error) => print(error.message));
  const services: Services = {
    system,
    clock: () => new Date(),
    files: memoryFiles(),
    fonts: packageFonts,
    live: localChannel(),
    environment: { environment: "test" },
    publicUrl: "http://bench.example",
  };
  return {
    services,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
