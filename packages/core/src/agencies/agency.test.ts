import { expect, test } from "vitest";
import { tierFor } from "./agency.ts";
import { agencyInput } from "./agency-input.ts";

const problemsOf = (agency: object) =>
  (agencyInput.safeParse({ name: "Brightstaff", ...agency }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("an agency's tier for a department comes before that for the company", () => {
  const tiers = { tier: 3, dept_tiers: [{ dept: "Nursing", tier: 1 }] } as const;
  expect(tierFor(tiers, "nursing ")).toBe(1);
  expect(tierFor(tiers, "IT")).toBe(3);
  expect(tierFor({ ...tiers, tier: null }, "IT")).toBeNull();
});

test("an agency needs a name alone", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ name: " <b></b> " })).toEqual(["name: Enter the name of the agency."]);
});

test("a contact is reached by a valid address, at a branch that there is", () => {
  const contacts = [{ name: "Jo Marsh", email: "jo@" }];
  expect(problemsOf({ contacts })).toEqual(["contacts.0.email: E-mail must be valid."]);
  const reachable = [{ name: "Jo Marsh", email: "jo@brightstaff.example", branch: "leeds" }];
  expect(problemsOf({ contacts: reachable })).toEqual([
    "contacts.0.branch: Choose one of the branches of the agency, or none.",
  ]);
  expect(problemsOf({ contacts: reachable, branches: [{ name: "Leeds" }] })).toEqual([]);
});

test("a website is one that a browser opens", () => {
  expect(problemsOf({ website: "javascript:alert(1)" })).toEqual([
    "website: Enter an address that begins with https://, or leave this empty.",
  ]);
  expect(problemsOf({ website: "https://brightstaff.example" })).toEqual([]);
});

test("a department, a branch and a group are named once", () => {
  expect(
    problemsOf({
      dept_tiers: [
        { dept: "Nursing", tier: 1 },
        { dept: "nursing", tier: 2 },
      ],
      branches: [{ name: "Leeds" }, { name: "LEEDS" }],
      groups: ["Care", "care"],
    }),
  ).toEqual([
    "dept_tiers.1.dept: This department is there already. Keep one of the two.",
    "branches.1.name: A branch of this name is there already. Rename one of the two.",
    "groups: Care is there twice. Remove one of the two.",
  ]);
});
