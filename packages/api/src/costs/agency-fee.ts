import { feeOf } from "@ats/core/agencies/terms";
import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { getAgencyFee } from "@ats/core/costs/agency-fee-contract";
import { companyToday } from "../agencies/company-today.ts";
import { termsOfSource } from "../agencies/terms-of-source.ts";
import { notFound } from "../kernel/http-error.ts";
import { implementCosts } from "./need-costs.ts";

export const agencyFeeHandler = implementCosts(getAgencyFee, async (call) => {
  const { actor, db, query, services } = call;
  const offer = await db
    .selectFrom("offers as o")
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "o.company_id").onRef("a.id", "=", "o.application_id"),
    )
    .where("o.company_id", "=", actor.company_id)
    .where("o.id", "=", query.offer_id)
    .select(["o.offered_salary", "o.currency", "o.made_date_time", "a.source", "a.anonymised"])
    .executeTakeFirst();
  if (!offer) throw notFound("offer");
  // The agency is the applicant's source.
  if (hiddenFields(actor, offer.anonymised).includes("source")) return { fee: null };
  const made = offer.made_date_time ?? services.clock();
  const day = await companyToday(db, actor.company_id, made);
  const terms = await termsOfSource(db, actor.company_id, offer.source, day);
  const salary = { amount: offer.offered_salary, currency: offer.currency };
  return { fee: terms ? { agency: terms.agency, ...feeOf(terms, salary) } : null };
});
