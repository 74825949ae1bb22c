import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "../app/contract.ts";
import { file } from "../contract/endpoint.ts";
import { blankFields, fieldsOfGroup, hiddenSearch } from "./field-groups.ts";

/** Fields of these names that are nobody's contact details, or the reader's own. */
const others = [
  /^(getUserSettings|getUser|updateUser|savePhoto|removePhoto)\./, // one's own
  /^(listUsers|listAllUsers|listUsersWithRole|getUsersDetails|listReviewedPeople)\./, // colleagues, to who manages them
  /\b(recruiter_details|hiring_manager_details|team\[\]|approvers?(\[\])?|signed_by|requested_by|user|people\[\])\.email$/, // colleagues
  /^(listAgencies|addAgency|getAgency|updateAgency)\..*\bcontacts?(\[\])?\.email$/, // people of agencies
  /^(getAgencyLink|inviteAgency|endAgencyLink|listAgencyClients)\..*\bcontact\.email$/, // who was invited, or invites
  /^(readCv|readSubmittedCv)\./, // the file that the reader has just sent
  /^getSubmission\./, // the agency's own candidate
];

interface Found {
  path: string;
  name: string;
  isNullable: boolean;
  beside: string[];
}

/** Every field of an answer, with those beside it. */
function fieldsIn(schema: z.ZodType, path: string, outer: readonly unknown[] = []): Found[] {
  if (outer.includes(schema)) return [];
  const def = schema._zod.def as never as {
    type: string;
    shape: Record<string, z.ZodType>;
    element: z.ZodType;
    options: z.ZodType[];
    valueType: z.ZodType;
    innerType?: z.ZodType;
    out?: z.ZodType;
  };
  const inside = (each: z.ZodType, at: string) => fieldsIn(each, at, [...outer, schema]);
  if (def.type === "object")
    return Object.entries(def.shape).flatMap(([name, each]) => [
      {
        path: `${path}.${name}`,
        name,
        isNullable: each.safeParse(null).success,
        beside: Object.keys(def.shape),
      },
      ...inside(each, `${path}.${name}`),
    ]);
  if (def.type === "array") return inside(def.element, `${path}[]`);
  if (def.type === "union") return def.options.flatMap((each) => inside(each, path));
  if (def.type === "record") return inside(def.valueType, `${path}{}`);
  const inner = def.innerType ?? def.out;
  return inner ? inside(inner, path) : [];
}

test("every field of a group that an answer can have is blanked, or is named here", () => {
  const found = Object.entries(contract).flatMap(([name, { access, response, shows }]) =>
    access === "public" || response === file || shows ? [] : fieldsIn(response as z.ZodType, name),
  );
  const groups = Object.values(fieldsOfGroup).flat();
  const missed = groups.flatMap(({ fields, beside }) =>
    found
      .filter(({ name }) => fields.includes(name))
      .filter(({ path }) => !others.some((other) => other.test(path)))
      .filter(({ path }) => !path.includes("submitted_differences."))
      .filter(
        (each) =>
          !each.isNullable || (beside && !beside.some((name) => each.beside.includes(name))),
      )
      .map(({ path }) => path),
  );
  expect(missed).toEqual([]);
});

test("hidden fields become null and are named, at any depth, in changes too", () => {
  const answer = {
    records: [
      {
        candidate_number: 7,
        email: "ann@mail.example",
        city: "Leeds",
        anonymise_data_fields: ["source"],
        created: new Date(0),
      },
    ],
    user: { email: "tom@northgate.example" },
    changes: [
      { field: "salary_min", before: 1, after: 2 },
      { field: "title", before: "A", after: "B" },
    ],
  };
  expect(blankFields(answer, ["contact", "salary"])).toEqual({
    records: [
      {
        candidate_number: 7,
        email: null,
        city: "Leeds",
        anonymise_data_fields: ["source", "email"],
        created: new Date(0),
      },
    ],
    user: { email: "tom@northgate.example" },
    changes: [
      { field: "salary_min", before: null, after: null },
      { field: "title", before: "A", after: "B" },
    ],
  });
});

test.each([
  [{ sc: "salary" }, "salary"],
  [{ s: [{ field: "email" }] }, "contact"],
  [{ q: "ann@mail" }, "contact"],
  [{ q: "07700 900" }, "contact"],
  [{ q: "LS1 4AP" }, "contact"],
  [{ q: "Ann Bell" }, undefined],
  [{ sc: "title", q: "nurse 1001" }, undefined],
])("a list is not searched or sorted by hidden fields: %j", (query, group) => {
  expect(hiddenSearch(query, ["salary", "contact"])).toBe(group);
});
