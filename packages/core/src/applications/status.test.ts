import { expect, it } from "vitest";
import { statusChangeSchema } from "./contract.ts";
import { applicationStatuses, exitReasons, movesFrom, statusesOf } from "./status.ts";

it("shows as active what is applied to processing", () => {
  expect(statusesOf.active).toEqual(["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING"]);
});

it("shows as complete everything that was submitted", () => {
  expect(statusesOf.complete).toEqual(
    applicationStatuses.filter((status) => status !== "INCOMPLETE"),
  );
});

it("brings an application back from rejection", () => {
  expect(movesFrom("REJECTED")).toContain("SHORTLIST");
});

it("never makes a submitted application incomplete again", () => {
  for (const status of applicationStatuses) expect(movesFrom(status)).not.toContain("INCOMPLETE");
});

it("brings an application that was never submitted back to where it was, and nowhere else", () => {
  expect(movesFrom("INCOMPLETE", false)).toEqual(["WITHDRAWN"]);
  expect(movesFrom("WITHDRAWN", false)).toEqual(["INCOMPLETE"]);
});

it.each(["REJECTED", "WITHDRAWN"] as const)(
  "asks for a reason to end an application as %s",
  (status) => {
    expect(statusChangeSchema.safeParse({ ids: [1], versions: [1], status }).success).toBe(false);
    const [reason] = exitReasons[status];
    expect(statusChangeSchema.safeParse({ ids: [1], versions: [1], status, reason }).success).toBe(
      true,
    );
  },
);

it("asks for no reason to go on", () => {
  expect(
    statusChangeSchema.safeParse({ ids: [1], versions: [1], status: "SHORTLIST" }).success,
  ).toBe(true);
});
