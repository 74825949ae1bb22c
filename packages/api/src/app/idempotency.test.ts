import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { addImport } from "@ats/core/candidates/import-contract";
import { sendEvidence } from "@ats/core/checks/contract";
import { addAttachment } from "@ats/core/messages/contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import {
  entityTag,
  idempotencyKeptMs,
  idempotencyKeyHeader,
} from "@ats/core/contract/write-headers";
import { messageHeader } from "@ats/core/session/session";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";
import { requestFor } from "../testing/sample-calls.ts";
import { vacancy } from "../testing/vacancy.ts";
import { sweepIdempotencyKeys } from "../kernel/sweep-idempotency-keys.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const newJob = (title: string) => ({
  body: {
    ...vacancy(companies.users),
    questions: [],
    scorecard: [],
    title,
  },
});
const madeOf = async (title: string) =>
  (await recruiter.call(listJobs, { query: { filter: "all", s: `title:${title}` } })).total;

test("quality R3: a hundred simultaneous retries have one effect and one answer", async () => {
  const idempotencyKey = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      recruiter.call(createJob, { ...newJob("Cook"), idempotencyKey }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers[99]).toEqual(answers[0]);
  expect(await madeOf("Cook")).toBe(1);
});

test("Quality R3: without keys, each call is a separate intent", async () => {
  await recruiter.call(createJob, newJob("Gardener"));
  await recruiter.call(createJob, newJob("Gardener"));
  expect(await madeOf("Gardener")).toBe(2);
});

test("Quality R3: another user's same key is a separate intent, and a changed request with a used key is refused", async () => {
  const idempotencyKey = crypto.randomUUID();
  await recruiter.call(createJob, { ...newJob("Driver"), idempotencyKey });
  await manager.call(createJob, { ...newJob("Driver"), idempotencyKey });
  expect(await madeOf("Driver")).toBe(2);
  await expect(
    recruiter.call(createJob, { ...newJob("Pilot"), idempotencyKey }),
  ).rejects.toMatchObject({ status: 409 });
});

test("Quality R3: a refused call can be tried again with the same key", async () => {
  const idempotencyKey = crypto.randomUUID();
  const wrong = { ...newJob("Porter").body, recruiter_id: 999_999 };
  await expect(recruiter.call(createJob, { body: wrong, idempotencyKey })).rejects.toMatchObject({
    status: 404,
  });
  await recruiter.call(createJob, { ...newJob("Porter"), idempotencyKey });
  expect(await madeOf("Porter")).toBe(1);
});

test("Quality R3: all keys are deleted after a day", async () => {
  const idempotencyKey = crypto.randomUUID();
  await recruiter.call(createJob, { ...newJob("Baker"), idempotencyKey });
  const kept = async () =>
    (await services.system.selectFrom("idempotency_keys").select("key").execute()).map(
      ({ key }) => key,
    );
  await sweepIdempotencyKeys(services);
  expect(await kept()).toContain(idempotencyKey);
  services.clock.advance(idempotencyKeptMs + 1);
  await sweepIdempotencyKeys(services);
  expect(await kept()).toEqual([]);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

test("Quality R3: a write without a key is refused", async () => {
  const [path, init] = requestFor("createJob", newJob("Nobody"));
  for (const key of ["", "short", "white space in it", "a".repeat(65)]) {
    const response = await recruiter.send(path, {
      ...init,
      headers: { [idempotencyKeyHeader]: key },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get(messageHeader)).toContain("Idempotency-Key");
  }
});

test("quality R2: an edit names the version it began from, and the answer gives its own as ETag", async () => {
  const job = await recruiter.call(createJob, newJob("Nurse"));
  const edit = (version?: number) =>
    recruiter.send(
      ...requestFor("updateJob", {
        params: { id: job.id },
        body: { ...newJob("Night nurse").body },
        ...(version !== undefined && { version }),
      }),
    );
  expect((await edit()).status).toBe(428);
  const saved = await edit(job.version);
  expect(saved.status).toBe(200);
  expect(saved.headers.get("etag")).toBe(entityTag(job.version + 1));
  expect((await edit(job.version)).status).toBe(412);
});

test("Quality R2: an answer that includes a version has its ETag too", async () => {
  const { id } = companies.applications.annAsNurse;
  const tag = async (...call: Parameters<typeof requestFor>) =>
    (await recruiter.send(...requestFor(...call))).headers.get("etag");
  const params = { id };
  expect(await tag("getScorecards", { params })).toBe(entityTag(0));
  expect(await tag("getUser", { params: { id: companies.users.recruiter.id } })).toBe(entityTag(1));
  const rating = { params, version: 0, body: { rating: 4 } };
  expect(await tag("rateApplication", rating)).toBe(entityTag(4));
});

test("Quality R2: of ten simultaneous edits one is saved", async () => {
  const { id, version } = await recruiter.call(createJob, newJob("Painter"));
  const edits = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      recruiter.call(updateJob, { params: { id }, version, body: newJob("Painter").body }),
    ),
  );
  expect(edits.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

describe("Quality R3: a file sent several times is stored once", () => {
  const file = (text = "Forklift licence") => testCv(text);
  const files = new Map<string, Uint8Array>();
  beforeAll(() => {
    services.files.put = async (key, bytes) => void files.set(key, bytes);
    services.files.remove = async (key) => void files.delete(key);
  });
  const filesKept = () => files.size;
  const send = {
    "a CV": (idempotencyKey: string, body = file()) =>
      recruiter.call(saveCandidateCv, {
        params: { id: companies.candidates.ann.id },
        query: { name: "Ann.pdf" },
        body,
        idempotencyKey,
      }),
    "a file for a message": (idempotencyKey: string, body = file()) =>
      recruiter.call(addAttachment, { query: { name: "Ward.pdf" }, body, idempotencyKey }),
    "a copy for a check": (idempotencyKey: string, body = file()) =>
      recruiter.call(sendEvidence, {
        params: { id: companies.applications.annAsNurse.id },
        query: { name: "Passport.pdf" },
        body,
        idempotencyKey,
      }),
  };

  test.each(Object.entries(send))("%s", async (_, sendOne) => {
    const before = filesKept();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendOne(key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(sendOne(key, file("Something else"))).rejects.toMatchObject({ status: 409 });
    expect(filesKept()).toBe(before + 1);
    await sendOne(crypto.randomUUID());
    expect(filesKept()).toBe(before + 2);
  });

  test("candidates of a CSV file", async () => {
    const kept = () => services.system.selectFrom("candidate_imports").select("id").execute();
    const before = (await kept()).length;
    const take = (idempotencyKey: string, name = "Nora") =>
      recruiter.call(addImport, {
        query: { name: "people.csv" },
        body: new File([`Forename,Surname,Email\n${name},Finch,nora@mail.example`], "people.csv"),
        idempotencyKey,
      });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(take(key, "Otto")).rejects.toMatchObject({ status: 409 });
    expect(await kept()).toHaveLength(before + 1);
  });
});
