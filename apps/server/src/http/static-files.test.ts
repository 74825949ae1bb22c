import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../testing/northgate.ts";
import { compressFully, loadStaticFiles } from "./static-files.ts";

test("files compressed quickly at the first start are compressed fully for the next", async () => {
  const folder = await emptyFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "app.js");
  const source = await readFile(import.meta.filename);
  await writeFile(path, source);

  const first = await loadStaticFiles(folder);
  const quick = first.get("/app.js")?.br as Uint8Array;
  expect(brotliDecompressSync(quick)).toEqual(source);

  await compressFully(first);
  const full = await readFile(`${path}.br`);
  expect(full.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(full)).toEqual(source);
  expect(first.get("/app.js")?.br).toEqual(full);

  expect((await loadStaticFiles(folder)).get("/app.js")?.br).toEqual(full);
  await writeFile(path, "changed");
  const later = new Date(Date.now() + 1_000);
  await utimes(path, later, later);
  const changed = (await loadStaticFiles(folder)).get("/app.js")?.br as Uint8Array;
  expect(brotliDecompressSync(changed).toString()).toBe("changed");
});
