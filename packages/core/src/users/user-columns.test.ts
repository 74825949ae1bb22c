import { expect, test } from "vitest";
import { missingColumns, rowOf, userMappingOf } from "./user-columns.ts";

test("columns of a file of users are recognised by their headings", () => {
  expect(
    userMappingOf(["Forename", "Surname", "E-mail address", "Role", "Mobile", "Desk"]),
  ).toEqual(["first_name", "last_name", "email", "userType", "telephone", null]);
  expect(missingColumns(userMappingOf(["Name", "Email"]))).toEqual([]);
  expect(missingColumns(userMappingOf(["First name", "Role"]))).toEqual(["last_name", "email"]);
});

test("a full name is split, and a row without a role gets the chosen one", () => {
  const mapping = userMappingOf(["Name", "Email", "Role"]);
  expect(
    rowOf({ line: 2, cells: ["Nia Price", " nia@n.example ", ""] }, mapping, "Recruiter user"),
  ).toEqual({
    line: 2,
    first_name: "Nia",
    last_name: "Price",
    email: "nia@n.example",
    userType: "Recruiter user",
    telephone: "",
  });
});
