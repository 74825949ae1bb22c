import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { openEmbedded } from "@ats/api/database/embedded";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { inter } from "@ats/api/kernel/ports/fonts";
import { localChannel } from "@ats/api/kernel/ports/live-channel";
import { serve } from "@hono/node-server";
import { hires } from "./hires.ts";
import { payroll } from "./payroll.ts";

const { PORT = "4000", ATS_DATA_DIR = ".data" } = process.env;

const api = createApi([...handlers, hires], {
  system: await openEmbedded({ dataDir: `${ATS_DATA_DIR}/database` }),
  clock: () => new Date(),
  files: memoryFiles(),
  fonts: (face) => readFile(fileURLToPath(import.meta.resolve(inter[face]))),
  live: localChannel(),
  publicUrl: `http://127.0.0.1:${PORT}`,
  environment: {},
  moveParticipants: [payroll],
});

serve({ fetch: (request) => api.fetch(request), port: Number(PORT), hostname: "127.0.0.1" });
console.log(`The API is at http://127.0.0.1:${PORT}`);
