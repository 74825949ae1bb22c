import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { getAgencyFee } from "@ats/core/costs/agency-fee-contract";
import { feeOf, termsOf } from "@ats/core/costs/agency-terms";
import { notFound } from "../kernel/http-error.ts";
import { readSetting } from "../settings/read-setting.ts";
import { implementCosts } from "./need-costs.ts";

export const agencyFeeHandler = implementCosts(getAgencyFee, async ({ actor, db, query }) => {
  const offer = await db
    .selectFrom("offers as o")
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "o.company_id").onRef("a.id", "=", "o.application_id"),
    )
    .where("o.company_id", "=", actor.company_id)
    .where("o.id", "=", query.offer_id)
    .select(["o.offered_salary", "o.currency", "a.source", "a.anonymised"])
    .executeTakeFirst();
  if (!offer) throw notFound("offer");
  // The agency is the applicant's source.
  if (hiddenFields(actor, offer.anonymised).includes("source")) return { fee: null };
  const { agency_terms, currency: home } = await readSetting(db, actor.company_id, "cost_settings");
  const terms = termsOf(agency_terms, offer.source ?? "");
  const salary = { amount: offer.offered_salary, currency: offer.currency };
  return { fee: terms ? { agency: terms.agency, ...feeOf(terms, salary, home) } : null };
});
