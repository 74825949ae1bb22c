import { expect, test } from "vitest";
import { findCommands } from "./find.ts";

const groups = [
  {
    id: "pages",
    title: "Pages",
    commands: [
      { id: "applications", label: "All applications" },
      { id: "approvals", label: "Approvals" },
      { id: "reports", label: "Reports", keywords: "approved funnel" },
    ],
  },
  { id: "actions", title: "Actions", commands: [{ id: "add", label: "Add a job" }] },
];
const found = (query: string) =>
  findCommands(groups, query).map(({ id, commands }) => [id, ...commands.map((c) => c.id)].join());

test("names that begin with the query come first, keywords last", () => {
  expect(found("app")).toEqual(["pages,approvals,applications,reports"]);
});

test("every word must be there, in any order, without regard to case and accents", () => {
  expect(found("JÓB add")).toEqual(["actions,add"]);
  expect(found("add nothing")).toEqual([]);
});

test("no query finds everything", () => {
  expect(found("  ")).toHaveLength(2);
});

test("signs are only signs", () => {
  expect(found("(")).toEqual([]);
});
