import { readdir, rm } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyFolder } from "../testing/northgate.ts";
import { scheduleBackups } from "./backups.ts";

test.each([
  ["ahead", "2027"],
  ["behind", "2025"],
])("a clock that was a year %s costs no backup that is newer", async (_, wrong) => {
  const folder = await emptyFolder();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
    return rm(folder, { recursive: true, force: true });
  });
  const backups = scheduleBackups(
    folder,
    async () => new Blob(["dump"]),
    () => {},
  );
  onTestFinished(backups.stop);
  const write = async (year: string, hours: number[]) => {
    for (const hour of hours) {
      vi.setSystemTime(`${year}-11-26T${String(hour).padStart(2, "0")}:00:00Z`);
      await backups.write();
    }
    return (await readdir(folder)).map((name) => name.slice(0, 13)).toSorted();
  };
  expect(await write("2026", [1, 2, 3, 4])).toEqual([
    "2026-11-26T02",
    "2026-11-26T03",
    "2026-11-26T04",
  ]);
  await write(wrong, [5, 6, 7]);
  expect(await write("2026", [8, 9, 10])).toEqual([
    "2026-11-26T08",
    "2026-11-26T09",
    "2026-11-26T10",
  ]);
});
