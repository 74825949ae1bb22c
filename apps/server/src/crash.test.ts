import { rm } from "node:fs/promises";
import { addNote, listApplications, listNotes } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyFolder, northgateFolder } from "./testing/northgate.ts";
import { addCompanies, postgresFor } from "./testing/postgres.ts";
import { startProcess, visit } from "./testing/process.ts";

const email = "recruiter@northgate.example";
const rounds = 3;

test("no acknowledged note is lost or duplicated when the embedded server is killed", {
  timeout: 180_000,
}, async () => {
  const ATS_DATA_DIR = await northgateFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  await expectSurvival({ ATS_DATA_DIR });
});

test("no acknowledged note is lost or duplicated when a server on PostgreSQL is killed", {
  timeout: 180_000,
}, async (context) => {
  const postgres = await postgresFor(context);
  const { db } = await addCompanies(postgres.url);
  await db.destroy();
  const ATS_DATA_DIR = await emptyFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  await expectSurvival({ ATS_DATA_DIR, DATABASE_URL: postgres.url });
});

async function expectSurvival(env: Record<string, string>) {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startProcess(env);
    const browser = await visit(server.url, email);
    const params = { id: await annsApplication(browser) };
    expect(await notes(browser, params)).toEqual(expect.arrayContaining(acknowledged));
    const before = acknowledged.length;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 0; ; n++) {
        const text = `Round ${round}, writer ${writer}, note ${n}.`;
        await browser.call(addNote, { params, body: { text } });
        acknowledged.push(text);
      }
    });
    const ended = Promise.allSettled(writers);
    // A slow machine may take longer than the moment of the kill.
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 1), 30_000);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    await server.kill("SIGKILL");
    await ended;
  }
  const server = await startProcess(env);
  const browser = await visit(server.url, email);
  const kept = await notes(browser, { id: await annsApplication(browser) });
  await server.kill("SIGTERM");
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(kept).size).toBe(kept.length);
}

type Browser = Awaited<ReturnType<typeof visit>>;

async function annsApplication(browser: Browser): Promise<number> {
  const jobs = await browser.call(listJobs);
  const nurse = jobs.records.find(({ title }) => title === "Staff Nurse");
  const { records } = await browser.call(listApplications, { params: { id: nurse?.id ?? 0 } });
  return records[0]?.id ?? 0;
}

async function notes(browser: Browser, params: { id: number }): Promise<string[]> {
  const { records } = await browser.call(listNotes, { params });
  return records.map(({ text }) => text);
}
