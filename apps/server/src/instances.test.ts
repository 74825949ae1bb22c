import { rm } from "node:fs/promises";
import { openPostgres } from "@ats/api/database/postgres";
import { testPool } from "@ats/api/internal/testing/database";
import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { listApplications } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { readAllNotifications } from "@ats/core/notifications/contract";
import { logout } from "@ats/core/session/session-times-contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenLive } from "./testing/live.ts";
import { emptyFolder } from "./testing/northgate.ts";
import { postgresFor } from "./testing/postgres.ts";
import { startProcess, visit } from "./testing/process.ts";

test("Specification §4: two instances started together on an empty database serve as one", {
  timeout: 180_000,
}, async (context) => {
  const postgres = await postgresFor(context);
  const ATS_DATA_DIR = await emptyFolder();
  onTestFinished(() => rm(ATS_DATA_DIR, { recursive: true, force: true }));
  const env = { DATABASE_URL: postgres.url, ATS_DATA_DIR, ATS_DEMO: "small" };
  const [here, there] = await Promise.all([startProcess(env), startProcess(env)]);
  onTestFinished(
    async () => void (await Promise.all([here.kill("SIGTERM"), there.kill("SIGTERM")])),
  );

  const db = openPostgres(testPool(postgres.url));
  const { companies } = await db
    .selectFrom("companies")
    .where("name", "=", "Northgate Group")
    .select((row) => row.fn.countAll<number>().as("companies"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect(companies, "the demo is there once").toBe(1);

  const recruiter = await visit(here.url, "recruiter@northgate.example");
  const colleague = await visit(there.url, "admin@northgate.example");
  const page = listenLive(here.url, recruiter);
  await page.opened;
  const { records: jobs } = await colleague.call(listJobs);
  const id = jobs.find(({ counts }) => counts.APPLIED > 0)?.id ?? 0;
  const { records } = await colleague.call(listApplications, {
    params: { id },
    query: { status: "APPLIED" },
  });
  const ids = records.slice(0, 1).map((application) => application.id);
  await moveAsSeen(colleague, { ids, status: "SHORTLIST" });
  await vi.waitFor(
    () =>
      expect(page.heard).toContainEqual({
        type: "REFRESH_APPLICATION",
        job_id: id,
        application_ids: ids,
      }),
    { timeout: 5_000 },
  );

  const elsewhere = recruiter.at(there.url);
  await expect(elsewhere.call(listJobs)).resolves.toBeDefined();
  await elsewhere.call(readAllNotifications, { params: { id: recruiter.id } });
  await vi.waitFor(() =>
    expect(page.heard).toContainEqual({
      type: "NOTIFICATIONS_READ",
      ids: null,
      total_unread_count: 0,
    }),
  );
  await elsewhere.call(logout);
  await page.closed;
  await expect(recruiter.call(listJobs)).rejects.toMatchObject({ status: 401 });

  // Specification §4, Concurrent session: the sign-in is at one instance, the open page at the
  // other.
  const earlier = await visit(here.url, "recruiter@northgate.example");
  const [openPage, colleaguesPage] = [
    listenLive(here.url, earlier),
    listenLive(here.url, colleague),
  ];
  await Promise.all([openPage.opened, colleaguesPage.opened]);
  await visit(there.url, "recruiter@northgate.example");
  await openPage.closed;
  expect(openPage.heard).toMatchObject([{ type: "USER_CONCURRENT_SESSION" }]);
  expect(colleaguesPage.heard).toEqual([]);
});
