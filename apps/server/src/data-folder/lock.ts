import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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
/** Time between two tries while another process removes a lock that nobody holds. */
const waitMs = 10;
const mostTries = 200;

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
        if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt === mostTries)
          throw error;
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

/**
 * Removes a lock that nobody holds; fails when somebody does. Processes take turns: otherwise one
 * could remove the new lock of another, which it read as the old one.
 */
async function removeStale(folder: string, path: string): Promise<void> {
  const turn = `${path}.turn`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    await setTimeout(waitMs);
    if (await isOlderThan(turn, staleMs)) await rmdir(turn).catch(() => {});
    return;
  }
  try {
    await removeDead(folder, path);
  } finally {
    await rmdir(turn).catch(() => {});
  }
}

const isOlderThan = async (path: string, ms: number): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return Date.now() - mtimeMs > ms;
};

async function removeDead(folder: string, path: string): Promise<void> {
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
  await rm(path, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, host, birth }: Holder, path: string): Promise<boolean> {
  if (host !== hostname()) return !(await isOlderThan(path, staleMs));
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
