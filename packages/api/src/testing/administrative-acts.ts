import type { EndpointName } from "@ats/core/app/contract";
import { isFeature } from "@ats/core/contract/endpoint";
import { allowsFeature } from "@ats/core/rights/access";
import { rightsOf } from "@ats/core/rights/rights";
import { endpointOf } from "./sample-calls.ts";

/** Administrators' writes that are not on the record, each with the reason. */
const unrecorded: Partial<Record<EndpointName, string>> = {
  previewRole: "It says what a change would do, and changes nothing.",
  createEmbedSession: "a partner's server signs a user in; its token is on the record",
  checkCandidate: "says whether a person is open for submission, and keeps nothing of them",
  readSubmittedCv: "a file waits for its submission, which is on the record",
  checkBudgets: "tells what a cost would do to budgets, and changes nothing",
  checkDeleteUser: "says whether a user may be deleted, and changes nothing",
  getUsersDetails: "reads names by ids",
  openSupportSession: "makes the token with which support enters; entering is recorded",
  previewFlag: "shows an effect and changes nothing",
  previewLock: "shows an effect and changes nothing",
  previewSetting: "shows an effect and changes nothing",
};

/** True for a write that a recruiter may not make, or of a setting that checks its right by itself. */
export function isAdministrative(name: EndpointName): boolean {
  const { access, company, method, refusesPartners, path } = endpointOf(name);
  if (method === "GET" || access === "public" || unrecorded[name]) return false;
  if (access === "session")
    return refusesPartners && company === "ATS" && path.includes("/settings/");
  const role = "Recruiter user";
  const rights = rightsOf[role];
  return isFeature(access)
    ? !allowsFeature(access, { company_type: "ATS", role, rights })
    : !rights.includes(access);
}
