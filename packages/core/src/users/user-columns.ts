import { fieldsOfHeadings, type HeadingField } from "../candidates/import-headers.ts";
import { splitName } from "../candidates/split-name.ts";
import type { InvitedRow } from "./invitation-contract.ts";

/** Fields that a column of a file of users fills. A full name is split. */
export const userColumns = [
  "first_name",
  "last_name",
  "full_name",
  "email",
  "userType",
  "telephone",
] as const;
export type UserColumn = (typeof userColumns)[number];

/** The field of each column; null for a column that is left out. */
export type UserMapping = (UserColumn | null)[];

const ofCandidates: Partial<Record<HeadingField, UserColumn>> = {
  first_name: "first_name",
  last_name: "last_name",
  full_name: "full_name",
  email: "email",
  contact_mobile_number: "telephone",
};

const isRole = (heading: string): boolean =>
  /^(user ?)?(role|type|access|access level|permission|permissions)$/i.test(heading.trim());

/** The field that each column fills by its heading. */
export function userMappingOf(headings: readonly string[]): UserMapping {
  const role = headings.findIndex(isRole);
  return fieldsOfHeadings(headings).map((field, index) =>
    index === role ? "userType" : ((field && ofCandidates[field]) ?? null),
  );
}

/** Fields without which no row can be invited; the role may be one for all rows. */
export const missingColumns = (mapping: UserMapping): UserColumn[] => {
  const lacks = (field: UserColumn) => !mapping.includes(field);
  const named = (["first_name", "last_name"] as const).filter(lacks);
  return [...(lacks("full_name") ? named : []), ...(["email"] as const).filter(lacks)];
};

/** A row as the endpoint takes it. `role` is the role of rows without one. */
export function rowOf(
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: UserMapping,
  role: string,
): InvitedRow {
  const cell = (field: UserColumn) => (cells[mapping.indexOf(field)] ?? "").trim().slice(0, 1000);
  const whole = cell("full_name");
  const split = whole ? splitName(whole) : undefined;
  return {
    line,
    first_name: cell("first_name") || (split?.first_name ?? ""),
    last_name: cell("last_name") || (split?.last_name ?? ""),
    email: cell("email"),
    userType: cell("userType") || role,
    telephone: cell("telephone"),
  };
}
