import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RouteName, routes } from "@ats/core/navigation/routes";
import { type ExplainedRecord, explainedRecords } from "@ats/core/roles/contract";
import { expect, test } from "vitest";
import { screens } from "../app/screens.ts";

/** The record that each screen with an id in its address shows. */
const recordOf: Partial<Record<RouteName, ExplainedRecord>> = {
  jobEdit: "jobs",
  jobAssignCost: "jobs",
  applicationList: "jobs",
  sift: "jobs",
  applicationDetails: "applications",
  candidateEdit: "candidates",
  clientEdit: "clients",
  userEdit: "users",
};
/**
 * Screens that show no record whose readers are explained: a cost belongs to many jobs or to none, an
 * agency is for all who may see agencies, and an agency's pages are for its own users.
 */
const others: RouteName[] = [
  "tokenLogin",
  "costEdit",
  "agencyEdit",
  "agencyCandidate",
  "candidateDetails",
  "submitCandidates",
];

test("every screen of a record has the kind of record that explains who can see it", () => {
  const opened = screens.map(({ name }) => name).filter((name) => routes[name].includes("{id}"));
  expect(opened.toSorted()).toEqual([...Object.keys(recordOf), ...others].toSorted());
});

test('every kind of record asks "Who can see this?" on a screen', () => {
  const sources = join(import.meta.dirname, "..");
  const asked = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => [
      ...readFileSync(join(sources, path), "utf8").matchAll(/<WhoCanSee record="(\w+)"/g),
    ])
    .map(([, record]) => record);
  expect([...new Set(asked)].toSorted()).toEqual(explainedRecords.toSorted());
});
