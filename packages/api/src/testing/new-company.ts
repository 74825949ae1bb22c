import type { NewCompany } from "@ats/core/companies/companies-contract";

export const hartleyHomes: NewCompany = {
  name: "Hartley Homes",
  company_type: "ATS",
  parent_id: null,
  first_name: "Megan",
  last_name: "Hartley",
  email: "megan@hartley-homes.example",
};
