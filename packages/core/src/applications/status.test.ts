import { expect, it } from "vitest";
import { statusChangeSchema } from "./contract.ts";
import { applicationStatuses, exitReasons, movesFrom, statusesOf } from "./status.ts";

it("Specification §9, filters of applications: shows Applied to Processing as active", () => {
  expect(statusesOf.active).toEqual(["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"]);
});

it("Specification §9, filters of applications: shows every submitted application as complete", () => {
  expect(statusesOf.complete).toEqual(
    applicationStatuses.filter((status) => status !== "INCOMPLETE"),
  );
});

it("Specification §4, application status: lets a rejected application return", () => {
  expect(movesFrom("REJECTED")).toContain("SHORTLIST");
});

it("never makes a submitted application incomplete again", () => {
  for (const status of applicationStatuses) expect(movesFrom(status)).not.toContain("INCOMPLETE");
});

it("lets an application that was never submitted return only to Incomplete", () => {
  expect(movesFrom("INCOMPLETE", false)).toEqual(["WITHDRAWN"]);
  expect(movesFrom("WITHDRAWN", false)).toEqual(["INCOMPLETE"]);
});

it.each(["REJECTED", "WITHDRAWN"] as const)(
  "requires a reason to end an application as %s",
  (status) => {
    expect(statusChangeSchema.safeParse({ ids: [1], versions: [1], status }).success).toBe(false);
    const [reason] = exitReasons[status];
    expect(statusChangeSchema.safeParse({ ids: [1], versions: [1], status, reason }).success).toBe(
      true,
    );
  },
);

it("requires no reason to move on", () => {
  expect(
    statusChangeSchema.safeParse({ ids: [1], versions: [1], status: "SHORTLIST" }).success,
  ).toBe(true);
});
