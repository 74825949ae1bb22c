import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../data-folder/durable-file.ts";

const hourMs = 60 * 60_000;
const kept = 3;

export interface Backups {
  /** Writes a backup now, and removes the oldest. */
  write(): Promise<void>;
  stop(): void;
}

/** Dumps the embedded database every hour and keeps the newest three. */
export function scheduleBackups(
  folder: string,
  dump: () => Promise<Blob>,
  report: (error: unknown) => void,
): Backups {
  async function write() {
    const name = `${new Date().toISOString().replaceAll(":", "-")}.tar.gz`;
    await writeDurably(join(folder, name), await (await dump()).bytes());
    const dumps = (await readdir(folder)).filter((file) => file.endsWith(".tar.gz")).toSorted();
    // A later name is from a clock that was ahead. It goes first, not the one just written.
    const oldestFirst = [
      ...dumps.filter((file) => file > name),
      ...dumps.filter((file) => file <= name),
    ];
    for (const file of oldestFirst.slice(0, -kept)) await rm(join(folder, file), { force: true });
  }
  const timer = setInterval(() => void write().catch(report), hourMs).unref();
  return { write, stop: () => clearInterval(timer) };
}
