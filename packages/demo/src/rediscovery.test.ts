import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "@ats/api/internal/testing/app";
import { freshDatabase } from "@ats/api/internal/testing/database";
import { judgePages, loadWithCvTexts, precisionOf } from "./rediscovery-precision.ts";

test("Specification §1, rediscovery: for 40 jobs, nobody without a word of the title stands before somebody who has one, and most of the first ten are relevant", async () => {
  const services = testServices(await freshDatabase());
  const data = await loadWithCvTexts(services, "small");
  const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const pages = await judgePages(data, (id) =>
    recruiter.call(rediscoverCandidates, { params: { id } }),
  );
  expect(pages).toHaveLength(40);
  const lacksBeforeHas = ({ hasTitleWord }: (typeof pages)[0]) =>
    hasTitleWord.lastIndexOf(true) > hasTitleWord.indexOf(false) && hasTitleWord.includes(false);
  expect(pages.filter(lacksBeforeHas)).toEqual([]);
  expect(precisionOf(pages).ofShown).toBeGreaterThan(0.55);
  expect(precisionOf(pages).ofBest).toBeGreaterThan(0.8);
});
