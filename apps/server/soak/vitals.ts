import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

/** Memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000;

/** Number of files and connections that a process holds open; undefined where the system has no /proc. */
export function handlesOf(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}
