import { type Endpoint, isFeature } from "@ats/core/contract/endpoint";
import { accessRules } from "@ats/core/rights/access";
import type { CompanyType } from "@ats/core/rights/rights";

interface Rule {
  rights?: readonly string[];
  roles?: readonly string[];
  company?: CompanyType;
  when?: unknown;
}
type Given = Pick<Endpoint, "access" | "company">;

/** Says who may see a screen or call an endpoint. */
export function Access({ access, company }: Given) {
  if (access === "public") return "Everyone";
  const users = company === "any" ? "" : ` of ${companies[company]}`;
  if (access === "session") return `Signed-in users${users}`;
  if (!isFeature(access))
    return (
      <>
        Users{users} with <code>{access}</code>
      </>
    );
  const rule: Rule = accessRules[access];
  const needs = [...(rule.rights ?? []), ...(rule.roles ?? [])];
  return (
    <>
      Users{rule.company ? ` of ${companies[rule.company]}` : users} with the feature{" "}
      <code>{access}</code>
      {needs.length > 0 && `: ${needs.join(" or ")}`}
    </>
  );
}

const companies: Record<CompanyType, string> = {
  ATS: "companies that recruit",
  AGENCY: "agencies",
};
