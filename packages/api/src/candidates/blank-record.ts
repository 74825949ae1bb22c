import { emptyHistory } from "./insert-candidate.ts";

/** Blank values for the record of an erased or merged candidate. */
export const blankRecord = (first_name: string, last_name: string) => ({
  first_name,
  last_name,
  email: "",
  email_key: "",
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
  history: emptyHistory,
  consent_date_time: null,
  retention_date: null,
  tags: [],
  search_text: "",
  anonymous_search_text: "",
});
