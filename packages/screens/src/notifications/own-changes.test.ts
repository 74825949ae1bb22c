import { expect, test } from "vitest";
import { gatherOwnChanges } from "./own-changes.ts";

const moved = (applicant_name: string, status = "SHORTLIST" as const, job_no = 1042) => ({
  applicant_name,
  status,
  node_name: null,
  job_no,
});

test("Specification §4, Application status notifications: pending changes end in one message", () => {
  const messages: string[] = [];
  const own = gatherOwnChanges((message) => messages.push(message));
  const finishAmira = own.begin();
  const finishOthers = own.begin();
  finishAmira([moved("Amira Khan")]);
  expect(messages).toEqual([]);
  finishOthers([moved("Tom Reid"), moved("Sian Evans")]);
  expect(messages).toEqual(["Amira Khan and 2 others have been updated to Shortlist for job 1042"]);
});

test("Specification §4, Application status notifications: each status and job has its own message", () => {
  const messages: string[] = [];
  const finish = gatherOwnChanges((message) => messages.push(message)).begin();
  finish([
    moved("Amira Khan"),
    moved("Tom Reid", "INTERVIEW" as never),
    moved("Sian Evans", "SHORTLIST", 1043),
  ]);
  expect(messages).toEqual([
    "Amira Khan has been updated to Shortlist for job 1042",
    "Tom Reid has been updated to Interview for job 1042",
    "Sian Evans has been updated to Shortlist for job 1043",
  ]);
});

test("Specification §4, Application status notifications: a failed change shows no message and delays no other", () => {
  const messages: string[] = [];
  const own = gatherOwnChanges((message) => messages.push(message));
  const finishFailed = own.begin();
  own.begin()([moved("Amira Khan")]);
  finishFailed();
  finishFailed([moved("Tom Reid")]);
  expect(messages).toEqual(["Amira Khan has been updated to Shortlist for job 1042"]);
});

test("Quality U8: one undo reverts every change of a message", () => {
  const undone: string[] = [];
  let undo: (() => void) | undefined;
  const own = gatherOwnChanges((_, takeBack) => {
    undo = takeBack;
  });
  const finishAmira = own.begin();
  own.begin()([moved("Tom Reid")], () => undone.push("Tom Reid"));
  finishAmira([moved("Amira Khan")], () => undone.push("Amira Khan"));
  undo?.();
  expect(undone).toEqual(["Tom Reid", "Amira Khan"]);
});

test("Quality U8: no undo is offered if one of the changes cannot be undone", () => {
  let undo: (() => void) | undefined = () => {};
  const own = gatherOwnChanges((_, takeBack) => {
    undo = takeBack;
  });
  const finishAmira = own.begin();
  own.begin()([moved("Tom Reid")], () => {});
  finishAmira([moved("Amira Khan")]);
  expect(undo).toBeUndefined();
});
