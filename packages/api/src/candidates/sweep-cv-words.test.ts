import { listCandidates } from "@ats/core/candidates/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { sweepCvWords } from "./sweep-cv-words.ts";

test("a CV of version 0.1.0 is found by the words it was found by, and after a while by all of its words", async () => {
  const db = await testDatabase();
  const { candidateCv, candidates } = await testCompanies(db);
  await sql`update candidate_cvs set text = 'Staff nurse, Word/Excel', has_all_words = false,
    words = to_tsvector('english', 'Staff nurse, Word/Excel') where id = ${candidateCv.id}`.execute(
    db,
  );
  const services = testServices(db);
  const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const found = async (cv: string) =>
    (await recruiter.call(listCandidates, { query: { cv } })).records.map(({ id }) => id);
  expect(await found("nurses")).toEqual([candidates.ann.id]);
  expect(await found('"staff nurse"')).toEqual([candidates.ann.id]);
  expect(await found("excel")).toEqual([]);
  await sweepCvWords(services, AbortSignal.abort());
  expect(await found("excel")).toEqual([]);
  await sweepCvWords(services);
  expect(await found("excel")).toEqual([candidates.ann.id]);
  expect(await found("nurses")).toEqual([candidates.ann.id]);
  expect(await found('"staff nurse"')).toEqual([candidates.ann.id]);
});
