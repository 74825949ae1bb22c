import { rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { addNote } from "@ats/core/applications/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenLive } from "./testing/live.ts";
import { emptyFolder } from "./testing/northgate.ts";
import { addCompanies, postgresFor } from "./testing/postgres.ts";
import { startProcess, visit } from "./testing/process.ts";

const restarts = 20;
const writers = 8;

test("Quality R9: the server goes on through restarts of PostgreSQL, and loses no acknowledged note", {
  timeout: 180_000,
}, async (context) => {
  const postgres = await postgresFor(context);
  const { db, applications } = await addCompanies(postgres.url);
  const ATS_DATA_DIR = await emptyFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  const server = await startProcess({ ATS_DATA_DIR, DATABASE_URL: postgres.url });
  const browser = await visit(server.url, "recruiter@northgate.example");
  const openPage = listenLive(server.url, browser);
  await openPage.opened;
  const params = { id: applications.annAsNurse.id };

  const acknowledged: string[] = [];
  const refused = new Set<unknown>();
  /** Number of notes of each writer. */
  const written = Array.from({ length: writers }, () => 0);
  const over = new AbortController();
  const writing = written.map(async (_, writer) => {
    while (!over.signal.aborted) {
      const text = `Writer ${writer}, note ${written[writer]}.`;
      // A note that was refused is sent again, as a person would.
      await browser.call(addNote, { params, body: { text } }).then(
        () => {
          acknowledged.push(text);
          written[writer]!++;
        },
        (error: { status?: number }) => refused.add(error.status),
      );
      await setTimeout(100);
    }
  });
  for (let round = 0; round < restarts; round++) {
    const before = [...written];
    await postgres.restart();
    await vi.waitFor(
      () => expect(written.every((count, writer) => count > before[writer]!)).toBe(true),
      { timeout: 15_000 },
    );
  }
  over.abort();
  await Promise.all(writing);

  expect([...refused]).toEqual([503]);
  const rows = await db.selectFrom("notes").select("text").execute();
  const kept = rows.map(({ text }) => text).filter((text) => text.startsWith("Writer "));
  expect(kept.toSorted()).toEqual(acknowledged.toSorted());

  await openPage.closed;
  await vi.waitFor(
    async () => {
      const page = listenLive(server.url, browser);
      await page.opened;
      await browser.call(addNote, { params, body: { text: "After the restarts." } });
      await vi.waitFor(() => expect(page.heard).not.toEqual([]), { timeout: 500 });
    },
    { timeout: 10_000 },
  );
  await db.destroy();
  expect(await server.kill("SIGTERM")).toBe(0);
});
