import { expect, test } from "vitest";
import { findCommands, hasWords } from "./findCommands.ts";

const groups = [
  {
    id: "pages",
    title: "Pages",
    commands: [
      { id: "applications", label: "All applications" },
      { id: "reports", label: "Reports", keywords: "approved funnel" },
      { id: "approvals", label: "Approvals" },
    ],
  },
  {
    id: "actions",
    title: "Actions",
    commands: [
      { id: "add", label: "Add a job" },
      { id: "approve", label: "Approve a job" },
    ],
  },
];
const found = (query: string) =>
  findCommands(groups, query)
    .filter(hasWords)
    .map(({ command }) => command.id);

test("lists names that begin with the query first, in one list, and keyword matches last", () => {
  expect(found("app")).toEqual(["approvals", "approve", "applications", "reports"]);
});

test("requires every word, in any order, ignoring case and accents", () => {
  expect(found("JÓB add")).toEqual(["add"]);
  expect(found("add nothing")).toEqual([]);
});

test("treats special characters as plain text", () => {
  expect(found("(")).toEqual([]);
});
