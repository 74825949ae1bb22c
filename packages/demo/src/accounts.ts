import type { CompanyType } from "@ats/core/rights/rights";

/** The password of every demo account. */
export const demoPassword = "Welcome-to-the-ATS-2026";
/** TOTP secret of mfa@northgate.example. */
export const demoTotpSecret = "JBSWY3DPEHPK3PXP";

export const demoCompanies = [
  { name: "Northgate Group", company_type: "ATS", domain: "northgate.example", parent: null },
  {
    name: "Northgate Care",
    company_type: "ATS",
    domain: "care.northgate.example",
    parent: "Northgate Group",
  },
  { name: "Riverside Council", company_type: "ATS", domain: "riverside.example", parent: null },
  { name: "Brightstaff", company_type: "AGENCY", domain: "brightstaff.example", parent: null },
  { name: "ATS", company_type: "ATS", domain: "ats.example", parent: null },
  { name: "Closed Ltd", company_type: "ATS", domain: "closed.example", parent: null },
  {
    name: "Northgate Learning",
    company_type: "ATS",
    domain: "learning.northgate.example",
    parent: "Northgate Group",
  },
  {
    name: "Northgate Leisure",
    company_type: "ATS",
    domain: "leisure.northgate.example",
    parent: "Northgate Group",
  },
  { name: "Carewise", company_type: "AGENCY", domain: "carewise.example", parent: null },
] as const satisfies { name: string; company_type: CompanyType; domain: string; parent: unknown }[];
type DemoCompany = (typeof demoCompanies)[number]["name"];

export interface DemoAccount {
  email: string;
  first_name: string;
  last_name: string;
  /** Name of a built-in role, or of one of the company's own. */
  role: string;
  company: DemoCompany;
  /** Note that helps a reader to choose an account. */
  about?: string;
}

/** Accounts that may sign in to the demo, all with {@link demoPassword}. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "admin@northgate.example",
    first_name: "Helen",
    last_name: "Whitworth",
    role: "Recruiter admin user",
    company: "Northgate Group",
  },
  {
    email: "recruiter@northgate.example",
    first_name: "Tom",
    last_name: "Ashdown",
    role: "Recruiter user",
    company: "Northgate Group",
  },
  {
    email: "manager@northgate.example",
    first_name: "Priya",
    last_name: "Raman",
    role: "Hiring manager user",
    company: "Northgate Group",
    about: "sees anonymised applicants",
  },
  {
    email: "master@northgate.example",
    first_name: "Graham",
    last_name: "Pollock",
    role: "Master group user",
    company: "Northgate Group",
    about: "and its clients, such as Northgate Care",
  },
  {
    email: "mfa@northgate.example",
    first_name: "Niamh",
    last_name: "Gallagher",
    role: "Recruiter user",
    company: "Northgate Group",
    about: `with a one-time code; secret ${demoTotpSecret}`,
  },
  {
    email: "admin@riverside.example",
    first_name: "Marcus",
    last_name: "Bailey",
    role: "Recruiter admin user",
    company: "Riverside Council",
    about: "a second, unrelated company",
  },
  {
    email: "admin@brightstaff.example",
    first_name: "Colm",
    last_name: "Byrne",
    role: "Agency admin user",
    company: "Brightstaff",
  },
  {
    email: "agent@brightstaff.example",
    first_name: "Zara",
    last_name: "Hussain",
    role: "Agency user",
    company: "Brightstaff",
  },
  {
    email: "support@ats.example",
    first_name: "Owen",
    last_name: "Pritchard",
    role: "Technical support user",
    company: "ATS",
  },
  {
    email: "service@ats.example",
    first_name: "Joanna",
    last_name: "Kowalska",
    role: "Client service user",
    company: "ATS",
  },
  {
    email: "admin@closed.example",
    first_name: "Peter",
    last_name: "Lyle",
    role: "Recruiter admin user",
    company: "Closed Ltd",
    about: "the company is disabled",
  },
];

/** Colleagues who also recruit and hire. */
export const demoColleagues: readonly DemoAccount[] = [
  colleague("Rachel", "Thornton", "Recruiter user"),
  colleague("Imran", "Sheikh", "Recruiter user"),
  colleague("Bethan", "Llewellyn", "Recruiter user"),
  colleague("Kwame", "Boateng", "Recruiter user"),
  colleague("Sophie", "Marchetti", "Recruiter admin user"),
  colleague("David", "Oyelaran", "Hiring manager user"),
  colleague("Lorraine", "Fitzpatrick", "Hiring manager user"),
  colleague("Sanjay", "Mistry", "Hiring manager user"),
  colleague("Catherine", "Ellwood", "Hiring manager user"),
  colleague("Andrzej", "Nowicki", "Hiring manager user"),
  colleague("Yasmin", "Farah", "Hiring manager user"),
  colleague("Stuart", "Mackenzie", "Hiring manager user"),
  colleague("Linda", "Okonjo", "Hiring manager user"),
  colleague("Hannah", "Broadbent", "Recruiter user", "Northgate Care"),
  colleague("Declan", "Murphy", "Hiring manager user", "Northgate Care"),
  colleague("Farida", "Rahman", "Recruiter user", "Riverside Council"),
  colleague("Simon", "Cartwright", "Hiring manager user", "Riverside Council"),
  colleague("Gareth", "Pugh", "Recruiter admin user", "Northgate Learning"),
  colleague("Amy", "Liddell", "Recruiter user", "Northgate Learning"),
  colleague("Femi", "Adebayo", "Hiring manager user", "Northgate Learning"),
  // One email with two accounts: signing in asks for the company.
  {
    ...colleague("Sophie", "Marchetti", "Recruiter admin user"),
    company: "Northgate Care",
  },
];

interface LimitedAccount extends DemoAccount {
  /** Departments or brands of the jobs that the role covers for them. */
  covers: readonly string[];
}

/** Colleagues with one of the company's own roles, which limits them to some of its jobs. */
export const demoLimited: readonly LimitedAccount[] = [
  { ...colleague("Janet", "Hargreaves", "Site manager"), covers: ["Care"] },
  { ...colleague("Tariq", "Mahmood", "Site manager"), covers: ["Logistics"] },
  { ...colleague("Eleanor", "Whitaker", "HR business partner"), covers: ["Care", "Nursing"] },
  { ...colleague("Craig", "Dunmore", "Brand recruiter"), covers: ["Northgate Homes"] },
  { ...colleague("Olu", "Fashola", "Panel member"), covers: ["Finance", "IT"] },
];

/** States of accounts that cannot sign in. */
export type DemoState = "invited" | "invitation expired" | "locked" | "deactivated";

/** People who cannot sign in at present, and have no work. */
export const demoAbsent: readonly (DemoAccount & { state: DemoState })[] = [
  { ...colleague("Nia", "Price", "Recruiter user"), state: "invited" },
  { ...colleague("Callum", "Reid", "Hiring manager user"), state: "invited" },
  { ...colleague("Agnes", "Holt", "Hiring manager user"), state: "invitation expired" },
  { ...colleague("Martin", "Pell", "Recruiter user"), state: "locked" },
  { ...colleague("Joan", "Castle", "Hiring manager user"), state: "deactivated" },
  {
    ...colleague("Ruth", "Akande", "Recruiter admin user", "Northgate Leisure"),
    state: "invitation expired",
  },
];

/** People of agencies, beside the one of {@link demoAccounts}. */
export const demoAgents: readonly DemoAccount[] = [
  {
    email: "agent@carewise.example",
    first_name: "Nia",
    last_name: "Pugh",
    role: "Agency user",
    company: "Carewise",
  },
];

function colleague(
  first_name: string,
  last_name: string,
  role: DemoAccount["role"],
  company: DemoCompany = "Northgate Group",
): DemoAccount {
  const domain = demoCompanies.find(({ name }) => name === company)?.domain;
  const email = `${first_name}.${last_name}@${domain}`.toLowerCase();
  return { email, first_name, last_name, role, company };
}
