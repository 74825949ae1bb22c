import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function offerCalls({ applications, offers }: TestCompanies) {
  const body = {
    offered_salary: 2_700_000,
    currency: "GBP",
    job_type: "Full time",
    start_date: "2027-01-04",
    answer_by: null,
    note: "",
  };
  return {
    listOffers: { params: { id: applications.annAsCarer.id } },
    addOffer: { params: { id: applications.oluwaseunAsCarer.id }, body },
    changeOffer: { params: { id: offers.first }, body, version: 1 },
    moveOffer: { params: { id: offers.second }, body: { state: "MADE" }, version: 1 },
  } satisfies Samples;
}
