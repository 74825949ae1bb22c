import { type Endpoint, isFeature } from "@ats/core/contract/endpoint";
import { decide, type Question } from "@ats/core/rights/decide";
import { refusalOfCall } from "@ats/core/rights/decide-call";
import { hiddenSearch } from "@ats/core/rights/field-groups";
import type { CompanyType } from "@ats/core/rights/rights";
import type { LogoutReason } from "@ats/core/session/session";
import { HttpError } from "./http-error.ts";
import type { Session, SessionActor } from "./implement.ts";

/** Refuses a session that may not call the endpoint, for its company, its partner or its rights. */
export function authorise({ actor, company }: Session, endpoint: Endpoint): void {
  if (company.disabled && !endpoint.allowsDisabled)
    throw disabledCompany(company.name, "DISABLED_COMPANY");
  if (endpoint.company !== "any" && endpoint.company !== actor.company_type)
    throw new HttpError(
      403,
      `This is only for ${audience[endpoint.company]}. Go back to your menu.`,
    );
  const { access } = endpoint;
  const isServer = actor.api_token_id !== null;
  if (isServer && !isRight(access)) throw onlyPeople();
  if (actor.through !== null && endpoint.refusesPartners) throw onlyOwnWindow();
  if (actor.viewing && !endpoint.allowsViewing) throw onlyReading(actor.viewing.name);
  const refused = refusalOfCall(actor, endpoint);
  if (refused)
    throw hintOf[refused.question.kind]
      ? new HttpError(403, `${refused.reason} ${hintOf[refused.question.kind]}`)
      : missing(access, actor);
  if (endpoint.forServers && !isServer) throw onlyServers();
}

/** Advice after the sentence that refuses; a missing right has a sentence of its own. */
const hintOf: Partial<Record<Question["kind"], string>> = {
  company: "Ask your administrator to do it.",
  field: "Ask your administrator if you need them.",
};

/**
 * Refuses a list that is sorted or searched by fields that the caller's role hides. It is the query
 * that is wrong, so this is no 403: the list itself is open to the caller.
 */
export function needOpenSearch(
  actor: SessionActor,
  { findsNoApplicants }: Endpoint,
  query: object,
): void {
  const asked = findsNoApplicants ? { ...query, q: undefined } : query;
  const group = hiddenSearch(asked, actor.access.hidden);
  if (!group) return;
  const { reason } = decide(actor, { kind: "field", group });
  throw new HttpError(400, `${reason} Search or sort by something else.`);
}

const isRight = (access: Endpoint["access"]): boolean =>
  access !== "public" && access !== "session" && !isFeature(access);

const onlyPeople = () =>
  new HttpError(403, "An API token may not make this call. Sign in and make it yourself.");
const onlyReading = (name: string) =>
  new HttpError(403, `You are viewing as ${name}, so you can only read. Stop viewing first.`);
const onlyOwnWindow = () =>
  new HttpError(
    403,
    "This is not possible in a partner's page. Sign in to the product itself and try again.",
  );
const onlyServers = () =>
  new HttpError(403, "Only a server may make this call. Send it with an API token.");

const audience: Record<CompanyType, string> = {
  ATS: "companies that recruit, and you signed in for an agency",
  AGENCY: "agencies, and you signed in for a company that recruits",
};

/** `reason` is for a caller whose own session is in that company. */
export const disabledCompany = (name: string, reason?: LogoutReason): HttpError =>
  new HttpError(403, `${name} is disabled, so nobody can work in it. Ask your administrator why.`, {
    reason,
  });

/** Names the missing right or feature in plain words, such as VIEW_JOBS or internalNotes. */
export const missing = (access: string, actor?: Pick<SessionActor, "api_token_id">): HttpError =>
  new HttpError(
    403,
    `${actor?.api_token_id ? "This API token" : "Your role"} has no right to ${access.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase()}. Ask your administrator for it.`,
  );
