import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

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

/**
 * Seconds for which this machine's processors were lent to other machines, since it started; 0
 * where the system does not say.
 */
export function stolenSeconds(): number {
  try {
    return Number(readFileSync("/proc/stat", "utf8").split(/\s+/)[8]) / 100;
  } catch {
    return 0;
  }
}

const work = Buffer.alloc(1_000_000);

/** Milliseconds for a piece of work that is always the same. */
export function paceMs(): number {
  const start = performance.now();
  createHash("sha256").update(work).digest();
  return performance.now() - start;
}
