import { overlap } from "@ats/core/agencies/terms";
import * as contract from "@ats/core/agencies/terms-contract";
import type { AgencyTermsInput } from "@ats/core/agencies/terms-input";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readAgency } from "./read-agency.ts";
import { readTerms, readVersions, type StoredTerms } from "./read-terms.ts";
import { sayDay } from "./say-day.ts";
import { termsUsed } from "./terms-used.ts";
import { addDays } from "@ats/core/days/days";

/** Most versions of an agency's terms. */
const mostVersions = 200;

export const addTerms = implementAgencies(contract.addAgencyTerms, async (call) => {
  const { actor, body, db, params, services } = call;
  const { company_id } = actor;
  const agency = await readAgency(call, params.id, { isLocked: true });
  const { today, versions } = await readVersions(call, agency.id);
  if (versions.length >= mostVersions)
    throw new HttpError(409, `An agency has ${mostVersions} versions of terms at most.`);
  const before = versions.find((each) => each.valid_from < body.valid_from && overlap(each, body));
  if (before) {
    if (before.is_fixed && body.valid_from <= today)
      throw new HttpError(
        409,
        `Fees or candidates rest on the terms since ${sayDay(before.valid_from)}. Let these begin after today.`,
      );
    const valid_until = addDays(body.valid_from, -1);
    await db
      .updateTable("agency_terms")
      .set((row) => ({ valid_until, version: row("version", "+", 1) }))
      .where("company_id", "=", company_id)
      .where("id", "=", before.id)
      .execute();
    await recordAudit(call, {
      type: "agency_terms_changed",
      subject: agency,
      changes: [{ field: "valid_until", before: before.valid_until, after: valid_until }],
    });
  }
  refuseOverlap(
    body,
    versions.filter((each) => each !== before),
  );
  const { id } = await db
    .insertInto("agency_terms")
    .values({
      ...stored(body),
      company_id,
      agency_id: agency.id,
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(call, {
    type: "agency_terms_added",
    subject: agency,
    changes: changesBetween(undefined, body),
  });
  return readTerms(call, id);
});

export const updateTerms = implementAgencies(contract.updateAgencyTerms, async (call) => {
  const { actor, body, db, params } = call;
  const { agency, terms, today, others } = await lockTerms(call);
  const before = inputOf(terms);
  const changes = changesBetween(before, body);
  if (terms.is_fixed) refuseRewriting(terms, body, changes, today);
  refuseOverlap(body, others);
  await db
    .updateTable("agency_terms")
    .set((row) => ({ ...stored(body), version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await recordAudit(call, { type: "agency_terms_changed", subject: agency, changes });
  return readTerms(call, params.id);
});

export const removeTerms = implementAgencies(contract.removeAgencyTerms, async (call) => {
  const { actor, db, params } = call;
  const { company_id } = actor;
  const { agency, terms } = await lockTerms(call);
  const used = await db
    .selectFrom("agency_terms as t")
    .select("t.id")
    .where("t.company_id", "=", company_id)
    .where("t.id", "=", params.id)
    .where(termsUsed)
    .executeTakeFirst();
  if (used)
    throw new HttpError(
      409,
      "Fees or candidates rest on these terms, so they stay. Set their last day to end them.",
    );
  const { document_key } = await db
    .deleteFrom("agency_terms")
    .where("company_id", "=", company_id)
    .where("id", "=", params.id)
    .returning("document_key")
    .executeTakeFirstOrThrow();
  if (document_key) await discardFiles(call, db, company_id, [document_key]);
  await recordAudit(call, {
    type: "agency_terms_removed",
    subject: agency,
    changes: changesBetween(inputOf(terms), undefined),
  });
  return {};
});

type Writing = Pick<Call, "actor" | "db" | "services"> & {
  params: { id: number };
  version?: number | undefined;
};

/** Locks the agency of some terms, and with it all of its versions. */
export async function lockTerms(call: Writing) {
  const { agency_id } = await readTerms(call, call.params.id);
  const agency = await readAgency(call, agency_id, { isLocked: true });
  const { today, versions } = await readVersions(call, agency_id);
  const terms = versions.find(({ id }) => id === call.params.id);
  if (!terms || (call.version !== undefined && terms.version !== call.version))
    throw stale("These terms were");
  return { agency, terms, today, others: versions.filter((each) => each !== terms) };
}

/** No two versions of an agency share a day. */
function refuseOverlap(body: AgencyTermsInput, others: readonly StoredTerms[]): void {
  const other = others.findLast((each) => overlap(each, body));
  if (!other) return;
  throw new HttpError(
    409,
    other.valid_from > body.valid_from
      ? `Other terms begin on ${sayDay(other.valid_from)}. End these on ${sayDay(addDays(other.valid_from, -1))} or before.`
      : `The terms since ${sayDay(other.valid_from)} hold on that day. Let these begin after they end.`,
  );
}

/** Fees, placements or submissions were made by these terms: they may end, but not have been others. */
function refuseRewriting(
  { valid_until }: StoredTerms,
  body: AgencyTermsInput,
  changes: readonly { field: string }[],
  today: string,
): void {
  if (changes.some(({ field }) => field !== "valid_until" && field !== "warn_days"))
    throw new HttpError(
      409,
      "Fees or candidates rest on these terms, so only their last day and the warning can change. Add terms that begin later instead.",
    );
  if (body.valid_until !== valid_until && body.valid_until !== null && body.valid_until < today)
    throw new HttpError(
      409,
      "Fees or candidates rest on these terms. Let them end today or later.",
    );
}

const inputOf = (terms: StoredTerms): AgencyTermsInput => ({
  valid_from: terms.valid_from,
  valid_until: terms.valid_until,
  currency: terms.currency,
  fee_bands: terms.fee_bands,
  rebates: terms.rebates,
  ownership_months: terms.ownership_months,
  direct_applicants: terms.direct_applicants,
  conditions: terms.conditions,
  warn_days: terms.warn_days,
});

const stored = ({ fee_bands, rebates, ...terms }: AgencyTermsInput) => ({
  ...terms,
  fee_bands: JSON.stringify(fee_bands),
  rebates: JSON.stringify(rebates),
});
