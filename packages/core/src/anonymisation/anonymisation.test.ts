import { describe, expect, it } from "vitest";
import { rightsOf } from "../rights/rights.ts";
import { anonymise, displayName, hiddenValue, isAnonymisedFor } from "./anonymisation.ts";

const priya = {
  first_name: "Priya",
  last_name: "Nair",
  candidate_number: 1042,
  email: "priya.nair@example.org",
  anonymise_data_fields: [] as string[],
};

describe("Specification §4, anonymised candidates", () => {
  it.each([
    [["first_name", "last_name"], "Anonymised Candidate 1042"],
    [["first_name"], "Nair"],
    [["last_name"], "Priya"],
    [[], "Priya Nair"],
  ])("with %j hidden the display name is %s", (anonymise_data_fields, name) => {
    expect(displayName({ ...priya, anonymise_data_fields })).toBe(name);
  });

  it("shows the number of who has one name only while that is hidden", () => {
    const suharto = { ...priya, first_name: "Suharto", last_name: "" };
    expect(displayName(suharto)).toBe("Suharto");
    expect(displayName({ ...suharto, anonymise_data_fields: ["last_name"] })).toBe("Suharto");
    expect(displayName({ ...suharto, anonymise_data_fields: ["first_name"] })).toBe(
      "Anonymised Candidate 1042",
    );
  });

  it.each([
    [["first_name", "last_name"], "Anonymised Candidate 1042"],
    [["first_name", "last_name", "email", "source"], "Anonymised Candidate 1042"],
    [["first_name", "email"], "Nair"],
    [["last_name", "source"], "Priya"],
    [["email", "source"], "Priya Nair"],
  ])("with %j hidden from the record itself the display name is %s", (fields, name) => {
    const shown = anonymise({ ...priya, source: "Indeed" }, fields);
    expect(displayName(shown)).toBe(name);
    for (const field of fields) expect(shown).toHaveProperty(field, hiddenValue);
    const visible = Object.values(shown).join(" ");
    for (const field of fields)
      expect(visible).not.toContain({ ...priya, source: "Indeed" }[field as "email"]);
  });

  it("never mistakes a person's name for the placeholder", () => {
    const odd = { ...priya, first_name: "Anonymised", last_name: "null" };
    expect(displayName(anonymise(odd, []))).toBe("Anonymised null");
  });

  it("blanks hidden fields and lists them", () => {
    expect(anonymise(priya, ["first_name", "email"])).toEqual({
      ...priya,
      first_name: null,
      email: null,
      anonymised_row: true,
      anonymise_data_fields: ["first_name", "email"],
    });
  });

  it("hides nothing in a row that is not anonymised", () => {
    expect(anonymise(priya, [])).toMatchObject({ first_name: "Priya", anonymised_row: false });
  });

  it("applies to hiring managers and not to recruiters", () => {
    expect(isAnonymisedFor({ rights: rightsOf["Hiring manager user"] }, true)).toBe(true);
    expect(isAnonymisedFor({ rights: rightsOf["Recruiter user"] }, true)).toBe(false);
    expect(isAnonymisedFor({ rights: rightsOf["Hiring manager user"] }, false)).toBe(false);
  });
});
