import {
  finishSift,
  getSift,
  listSiftAnswers,
  listSiftResults,
  scoreSiftAnswer,
} from "@ats/core/sift/contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import type { Question } from "@ats/core/jobs/question";
import { getJob } from "@ats/core/jobs/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

const question = crypto.randomUUID();
const people = ["Grace", "Hamid", "Ines", "Jonas", "Kofi", "Lena", "Mehmet", "Nia"];

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let params: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  const { jobs, users, ids } = companies;
  params = { id: jobs.nurse.id };
  const { version } = await recruiter.call(getJob, { params });
  const text = "When did a plan fall through?";
  const asked: Question = {
    id: question,
    type: "long_text",
    text,
    is_required: true,
    options: [],
    knock_out: [],
  };
  const body = { ...vacancy(users), questions: [asked] };
  await recruiter.call(updateJob, { params, version, body });
  for (const [at, first_name] of people.entries()) {
    const person = await addCandidate(db, ids.northgate, `${first_name} Osei`, {
      candidate_number: 5000 + at,
    });
    const { id } = await addApplication(db, jobs.nurse, person);
    const answer = `My name is ${first_name} Osei. Plan ${first_name[0]} fell through.`;
    await db
      .updateTable("applications")
      .set({ answers: JSON.stringify([{ question: text, question_id: question, answer }]) })
      .where("id", "=", id)
      .execute();
  }
});

const read = async (who: TestBrowser) =>
  (await who.call(listSiftAnswers, { params, query: { question_id: question } })).records;
const give = (who: TestBrowser, key: string, score: number | null) =>
  who.call(scoreSiftAnswer, { params: { key }, body: { score } });
const planOf = ({ text }: { text: string }) => /Plan (.)/.exec(text)?.[1] ?? "";

test("an answer in the sift has its words and a key of the reviewer's own, and nothing of the applicant", async () => {
  const records = await read(manager);
  expect(records.map(planOf).toSorted()).toEqual(people.map(([first]) => first));
  for (const record of records) {
    expect(Object.keys(record).toSorted()).toEqual(["key", "score", "text"]);
    expect(record.text).toMatch(/^My name is ▇▇▇\. Plan . fell through\.$/);
  }
});

test("each reviewer reads the answers in an order of their own, which stays", async () => {
  const [first, again, other] = [await read(manager), await read(manager), await read(recruiter)];
  expect(again).toEqual(first);
  const keys = new Set(first.map(({ key }) => key));
  expect(other.some(({ key }) => keys.has(key))).toBe(false);
  // The order is that of the random keys, not of arrival or name.
  for (const records of [first, other])
    expect(records.map(({ key }) => key)).toEqual(records.map(({ key }) => key).toSorted());
});

test("a score is the reviewer's own, may be changed, and is counted for them alone", async () => {
  const [answer] = await read(manager);
  const key = answer?.key ?? "";
  await expect(give(recruiter, key, 5)).rejects.toMatchObject({ status: 404 });
  await give(manager, key, 5);
  await give(manager, key, 2);
  const counted = async (who: TestBrowser) => (await who.call(getSift, { params })).questions;
  expect(await counted(manager)).toMatchObject([
    { id: question, answers: 8, scored: 1, scored_by_anyone: 1 },
  ]);
  expect(await counted(recruiter)).toMatchObject([{ answers: 8, scored: 0, scored_by_anyone: 1 }]);
  await expect(give(manager, key, 6)).rejects.toMatchObject({ status: 400 });
});

test("names and means come only after the sift, and only to who may publish; then no score changes", async () => {
  for (const [who, by] of [
    [manager, 0],
    [recruiter, 1],
  ] as const)
    for (const record of await read(who))
      if ("GHI".includes(planOf(record)))
        await give(who, record.key, ({ G: 4, H: 2, I: 3 }[planOf(record)] as number) + by);
  expect((await recruiter.call(listSiftResults, { params })).records).toEqual([]);
  await expect(manager.call(listSiftResults, { params })).rejects.toMatchObject({ status: 403 });
  await expect(manager.call(finishSift, { params })).rejects.toMatchObject({ status: 403 });
  const before = await read(manager);
  expect(await recruiter.call(finishSift, { params })).toEqual({ finished: 3 });
  const { records } = await recruiter.call(listSiftResults, { params });
  expect(records.map(({ first_name, mean }) => [first_name, mean])).toEqual([
    ["Grace", 4.5],
    ["Ines", 3.5],
    ["Hamid", 2.5],
  ]);
  expect(records[0]?.reviewers).toBe(2);
  expect(records[0]?.questions).toEqual([{ id: question, mean: 4.5, reviewers: 2 }]);
  expect((await recruiter.call(getSift, { params })).questions).toMatchObject([
    { answers: 5, scored: 0, scored_by_anyone: 0 },
  ]);
  const graced = before.find((record) => planOf(record) === "G");
  await expect(give(manager, graced?.key ?? "", 1)).rejects.toMatchObject({ status: 409 });
  // Those without a score stay in the sift.
  expect((await read(manager)).map(planOf).toSorted()).toEqual(["J", "K", "L", "M", "N"]);
});
