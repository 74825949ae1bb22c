import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gatherOthersChanges } from "./others-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("Specification §4 and §9: others' changes of a minute share one message for each status and job", () => {
  const messages: string[] = [];
  const others = gatherOthersChanges((message) => messages.push(message));
  for (const [at, applicant_name] of ["Amira Khan", "Tom Reid"].entries())
    others.add(at, { applicant_name, status: "SHORTLIST", node_name: null, job_no: 1042 });
  others.add(2, { applicant_name: "Sian Evans", status: "HIRE", node_name: null, job_no: 1021 });
  vi.advanceTimersByTime(59_999);
  expect(messages).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(messages).toEqual([
    "Amira Khan and 1 other have been updated to Shortlist for job 1042",
    "Sian Evans has been updated to Hire for job 1021",
  ]);
  vi.advanceTimersByTime(120_000);
  expect(messages).toHaveLength(2);
});

test("Specification §4: no message is shown after the user has left", () => {
  const messages: string[] = [];
  const others = gatherOthersChanges((message) => messages.push(message));
  others.add(1, { applicant_name: "Amira Khan", status: "HIRE", node_name: null, job_no: 1042 });
  others.stop();
  vi.advanceTimersByTime(120_000);
  expect(messages).toEqual([]);
});

test("Quality R5: a change received again after reconnecting is shown once", () => {
  const messages: string[] = [];
  const others = gatherOthersChanges((message) => messages.push(message));
  const change = {
    applicant_name: "Amira Khan",
    status: "HIRE",
    node_name: null,
    job_no: 1042,
  } as const;
  others.add(7, change);
  others.add(7, change);
  vi.advanceTimersByTime(60_000);
  others.add(7, change);
  vi.advanceTimersByTime(60_000);
  expect(messages).toEqual(["Amira Khan has been updated to Hire for job 1042"]);
});
