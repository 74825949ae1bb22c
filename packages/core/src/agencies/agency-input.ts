import { z } from "zod";
import { email } from "../validation/email.ts";
import { telephone } from "../validation/telephone.ts";
import { optionalText, plainText } from "../validation/text.ts";
import { agencyGroupName } from "./groups-contract.ts";
import { agencyStatuses, agencyTiers, isSameName } from "./agency.ts";

/** Most branches, and most contacts, of an agency. */
export const mostAgencyPeople = 50;

const isWebsite = (address: string) =>
  address === "" || (/^https?:\/\/[^\s.]+\.\S+$/i.test(address) && URL.canParse(address));

const branch = z.object({
  name: plainText(80, "Enter the name of the branch."),
  address: optionalText(300).default(""),
  telephone: telephone.nullable().default(null),
});

const contact = z.object({
  name: plainText(100, "Enter the name of the contact."),
  job_title: optionalText(100).default(""),
  email,
  telephone: telephone.nullable().default(null),
  /** Name of the branch; empty for none. */
  branch: optionalText(80).default(""),
});

const deptTier = z.object({
  dept: plainText(80, "Enter the department."),
  tier: z.literal(agencyTiers),
});

/** Indexes of the names that stand before them already. */
const repeatedIn = (names: readonly string[]): number[] =>
  names.flatMap((name, at) =>
    names.slice(0, at).some((other) => isSameName(other, name)) ? [at] : [],
  );

/** An agency as a company writes it. */
export const agencyInput = z
  .object({
    name: plainText(100, "Enter the name of the agency."),
    status: z.enum(agencyStatuses).default("ACTIVE"),
    telephone: telephone.nullable().default(null),
    website: optionalText(200)
      .refine(isWebsite, "Enter an address that begins with https://, or leave this empty.")
      .default(""),
    /** Number of the register of companies. */
    company_number: optionalText(30).default(""),
    address: optionalText(300).default(""),
    /** Tier for the whole company; null for an agency that is not preferred. */
    tier: z.literal(agencyTiers).nullable().default(null),
    /** Departments in which the agency has another tier. */
    dept_tiers: z.array(deptTier).max(100, "Keep 100 departments or fewer.").default([]),
    /** Names of the groups of agencies that it is in. */
    groups: z.array(agencyGroupName).max(20, "Keep 20 groups or fewer.").default([]),
    branches: z
      .array(branch)
      .max(mostAgencyPeople, `Keep ${mostAgencyPeople} branches or fewer.`)
      .default([]),
    contacts: z
      .array(contact)
      .max(mostAgencyPeople, `Keep ${mostAgencyPeople} contacts or fewer.`)
      .default([]),
    /** People and teams whom the agency has agreed not to approach. */
    off_limits: optionalText(2000).default(""),
    /** Day on which it declared to keep to that; null for not yet. */
    off_limits_date: z.iso.date().nullable().default(null),
    /** Day on which it agreed to the company's rules of conduct; null for not yet. */
    conduct_date: z.iso.date().nullable().default(null),
    note: optionalText(2000).default(""),
  })
  .superRefine(({ dept_tiers, groups, branches, contacts }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const at of repeatedIn(dept_tiers.map(({ dept }) => dept)))
      refuse(["dept_tiers", at, "dept"], "This department is there already. Keep one of the two.");
    for (const at of repeatedIn(branches.map(({ name }) => name)))
      refuse(
        ["branches", at, "name"],
        "A branch of this name is there already. Rename one of the two.",
      );
    const [again] = repeatedIn(groups);
    if (again !== undefined) {
      const first = groups.find((group) => isSameName(group, groups[again] ?? ""));
      refuse(["groups"], `${first} is there twice. Remove one of the two.`);
    }
    for (const [at, each] of contacts.entries())
      if (each.branch && !branches.some(({ name }) => isSameName(name, each.branch)))
        refuse(["contacts", at, "branch"], "Choose one of the branches of the agency, or none.");
  });
export type AgencyInput = z.output<typeof agencyInput>;
