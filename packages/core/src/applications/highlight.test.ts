import { describe, expect, it } from "vitest";
import { anonymise } from "../anonymisation/anonymisation.ts";
import { type Role, rightsOf, roles } from "../rights/rights.ts";
import { type HighlightSetting, highlightsFor, highlightsOf } from "./highlight.ts";

const options = (...labels: string[]) =>
  labels.map((label, place) => ({ id: String(place + 1), label }));
const referral: HighlightSetting = {
  map_to: "source",
  option_ids_list: options("Employee referral", "Alumni"),
  icon: "star",
  highlight_name: "Referred",
  user_types: ["Recruiter user", "Recruiter admin user"],
};
const returning: HighlightSetting = {
  map_to: "tags",
  option_ids_list: options("Returner"),
  icon: "heart",
  highlight_name: "Returner",
  user_types: ["Hiring manager user"],
};
const settings = [referral, returning];
const names = (application: Record<string, unknown>) =>
  highlightsOf(application, settings).map(({ highlight_name }) => highlight_name);

describe("Specification §6, applicant highlighting: a value that equals an option's label", () => {
  it.each([
    ["Employee referral", ["Referred"]],
    ["EMPLOYEE Referral", ["Referred"]],
    [" alumni ", ["Referred"]],
    ["Employee", []],
    ["Employee referral scheme", []],
    ["", []],
    [null, []],
  ])("%s", (source, found) => {
    expect(names({ source })).toEqual(found);
  });

  it("compares each value of a list", () => {
    expect(names({ tags: ["Driver", "returner"] })).toEqual(["Returner"]);
    expect(names({ tags: [] })).toEqual([]);
  });

  it("shows icon and name in the order of the settings", () => {
    expect(highlightsOf({ source: "Alumni", tags: ["Returner"] }, settings)).toEqual([
      { icon: "star", highlight_name: "Referred" },
      { icon: "heart", highlight_name: "Returner" },
    ]);
  });

  it("ignores a field that does not exist, whatever its name", () => {
    const strange = { ...referral, map_to: "constructor", option_ids_list: options("undefined") };
    expect(highlightsOf({}, [strange, { ...referral, map_to: "toString" }])).toEqual([]);
  });

  it("ignores a field hidden from the reader", () => {
    const application = { source: "Alumni", tags: ["Returner"] };
    expect(names(anonymise(application, ["source"]))).toEqual(["Returner"]);
    const asNull = { ...referral, option_ids_list: options("null") };
    expect(highlightsOf(anonymise(application, ["source"]), [asNull])).toEqual([]);
  });
});

describe("Specification §6, applicant highlighting by the user's type", () => {
  const seen = (role: Role) =>
    highlightsFor({ company_type: "ATS", role, rights: rightsOf[role] }, settings);

  it.each(roles)("%s", (role) => {
    const expected: Partial<Record<Role, HighlightSetting[]>> = {
      "Recruiter user": [referral],
      "Recruiter admin user": [referral],
      "Hiring manager user": [returning],
      "Technical support user": settings,
    };
    expect(seen(role)).toEqual(expected[role] ?? []);
  });
});
