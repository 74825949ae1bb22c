import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const children = new Set<ChildProcess>();

/** Starts a Node program, and waits until it answers at the port. */
export async function start(cwd: string, port: number, args: string[], env: object = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.add(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended in ${cwd}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return url;
}

/** Ends all programs that were started. */
export const stopAll = () =>
  Promise.all(
    [...children].map(async (child) => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, "exit");
    }),
  );
