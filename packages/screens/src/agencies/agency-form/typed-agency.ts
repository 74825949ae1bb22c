import { agencyStatuses, agencyTiers } from "@ats/core/agencies/agency";
import type { agencyInput } from "@ats/core/agencies/agency-input";
import type { Agency } from "@ats/core/agencies/contract";
import { z } from "zod";

const typedBranch = z.object({ name: z.string(), address: z.string(), telephone: z.string() });

const typedContact = z.object({
  name: z.string(),
  job_title: z.string(),
  email: z.string(),
  telephone: z.string(),
  branch: z.string(),
});

const tier = z.literal(agencyTiers);

/** An agency as it is typed. */
export const typedAgencySchema = z.object({
  name: z.string(),
  status: z.enum(agencyStatuses),
  telephone: z.string(),
  website: z.string(),
  company_number: z.string(),
  address: z.string(),
  tier: tier.nullable(),
  dept_tiers: z.array(z.object({ dept: z.string(), tier })),
  groups: z.array(z.string()),
  branches: z.array(typedBranch),
  contacts: z.array(typedContact),
  off_limits: z.string(),
  off_limits_date: z.string().nullable(),
  conduct_date: z.string().nullable(),
  note: z.string(),
  /** The version that editing began from; 0 for a new agency. */
  version: z.number(),
});
export type TypedAgency = z.output<typeof typedAgencySchema>;

export const newAgency: TypedAgency = {
  name: "",
  status: "ACTIVE",
  telephone: "",
  website: "",
  company_number: "",
  address: "",
  tier: null,
  dept_tiers: [],
  groups: [],
  branches: [],
  contacts: [],
  off_limits: "",
  off_limits_date: null,
  conduct_date: null,
  note: "",
  version: 0,
};

const typedTelephone = <Of extends { telephone: string | null }>(of: Of) => ({
  ...of,
  telephone: of.telephone ?? "",
});

export const typedAgency = (agency: Agency): TypedAgency =>
  typedAgencySchema.parse({
    ...typedTelephone(agency),
    branches: agency.branches.map(typedTelephone),
    contacts: agency.contacts.map(typedTelephone),
  });

const telephoneOf = <Of extends { telephone: string }>(of: Of) => ({
  ...of,
  telephone: of.telephone || null,
});

/** The agency as the endpoint takes it. */
export function agencyBody(typed: TypedAgency): z.input<typeof agencyInput> {
  const { version: _, ...agency } = typed;
  return {
    ...telephoneOf(agency),
    branches: typed.branches.map(telephoneOf),
    contacts: typed.contacts.map(telephoneOf),
  };
}
