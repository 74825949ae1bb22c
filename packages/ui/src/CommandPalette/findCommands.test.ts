import { expect, test } from "vitest";
import { findCommands } from "./findCommands.ts";

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

test("lists names that begin with the query first and keyword matches last", () => {
  expect(found("app")).toEqual(["pages,approvals,applications,reports"]);
});

test("requires every word, in any order, ignoring case and accents", () => {
  expect(found("JÓB add")).toEqual(["actions,add"]);
  expect(found("add nothing")).toEqual([]);
});

test("finds everything without a query", () => {
  expect(found("  ")).toHaveLength(2);
});

test("treats special characters as plain text", () => {
  expect(found("(")).toEqual([]);
});
