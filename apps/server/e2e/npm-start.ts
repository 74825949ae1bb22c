import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../.ci/free-port.ts";

const root = join(import.meta.dirname, "../../..");

/** Runs `npm start` on an empty data folder, as a newcomer would. */
export async function npmStart(settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), "ats-e2e-"));
  const port = await freePort();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      ATS_DATA_DIR: data,
      NODE_ENV: "",
      ...settings,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit");

  const deadline = Date.now() + 200_000;
  while (
    !(await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`npm start failed:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    output: () => output,
    async stop() {
      // npm, pnpm and the server are one process group.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
      await ended;
      await rm(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
