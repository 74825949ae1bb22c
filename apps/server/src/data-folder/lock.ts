import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf, StartError } from "../start-error.ts";

interface Holder {
  pid: number;
  host: string;
  since: string;
  /**
   * Distinguishes the process from a later one with the same number; empty if the system does not
   * tell.
   */
  birth: string;
}

/** A holder on another machine counts as alive while its lock is younger than this. */
const staleMs = 30_000;

/**
 * Locks a folder for this process and returns a function to release it. The embedded database has
 * no lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "lock");
  const own = `${path}.${randomUUID()}`;
  try {
    await writeFile(own, JSON.stringify(self()));
    // Creating a link is atomic and never overwrites another.
    for (let attempt = 0; ; attempt++) {
      try {
        await link(own, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt === 5) throw error;
        await removeStale(folder, path);
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} cannot be locked (${codeOf(error)}): ` +
        "make room on its disk, or set ATS_DATA_DIR to a folder of a local disk.",
      { cause: error },
    );
  } finally {
    await rm(own, { force: true });
  }
  const beat = setInterval(() => {
    utimes(path, new Date(), new Date()).catch(() => {});
  }, staleMs / 3).unref();
  return async () => {
    clearInterval(beat);
    await rm(path, { force: true });
  };
}

async function removeStale(folder: string, path: string): Promise<void> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const holder = parse(text);
  if (holder && (await isAlive(holder, path))) {
    const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
    throw new StartError(
      `The data folder ${folder} is in use by process ${holder.pid}${where} since ${holder.since}: ` +
        "stop that process, or set ATS_DATA_DIR to another folder.",
    );
  }
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => undefined);
  // Another process replaced the stale lock first, so give it back.
  if (moved !== undefined && moved !== text) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, host, birth }: Holder, path: string): Promise<boolean> {
  if (host !== hostname()) return Date.now() - (await stat(path)).mtimeMs < staleMs;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return birthOf(pid) === birth;
}

const self = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  since: new Date().toISOString(),
  birth: birthOf(process.pid),
});

/** Start time of a Linux process, in ticks since a named boot. */
function birthOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ");
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields?.[19]}`;
  } catch {
    return "";
  }
}
