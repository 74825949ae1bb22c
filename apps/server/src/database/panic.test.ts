import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { northgateFolder } from "../testing/northgate.ts";
import { openEmbedded } from "./embedded.ts";
import { hasPanicked } from "./panic.ts";

function message(type: string, text: string): Buffer {
  const head = Buffer.from(`${type}....`);
  head.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

test("a panic is told from other errors, and from values that look like one", () => {
  const row = message("D", "\0VPANIC\0C53100\0");
  expect(hasPanicked(message("E", "SPANIC\0VPANIC\0C53100\0\0"))).toBe(true);
  expect(hasPanicked(Buffer.concat([row, message("E", "VPANIC\0")]))).toBe(true);
  expect(hasPanicked(row)).toBe(false);
  expect(hasPanicked(message("E", "SERROR\0VERROR\0C53100\0\0"))).toBe(false);
});

test("an embedded database that panicked is reported as lost, and hangs nobody", {
  timeout: 60_000,
}, async () => {
  const dataDir = await northgateFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const onLost = vi.fn<(error: Error) => void>();
  const { system } = await openEmbedded(dataDir, onLost);
  // The next file of the log cannot be made, as on a full disk.
  await mkdir(join(dataDir, "database/pg_wal/xlogtemp.42/taken"), { recursive: true });
  const writeUntilRefused = async () => {
    for (let i = 0; i < 20; i++) {
      await sql`insert into public_writes (address, kind, created_date_time) values ('192.0.2.1', 'form', now())`.execute(
        system,
      );
      await sql`select pg_switch_wal()`.execute(system);
    }
  };
  await expect(writeUntilRefused()).rejects.toMatchObject({ severity: "PANIC" });
  await expect(sql`select 1`.execute(system)).rejects.toThrow("panicked");
  expect(onLost).toHaveBeenCalledOnce();
});
