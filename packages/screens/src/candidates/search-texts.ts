import type {
  candidatePostcodes,
  candidateSearchFields,
  candidateTimes,
} from "@ats/core/candidates/list-columns";
import { texts } from "@ats/ui/texts";
import type { freeSearch } from "../applications/search-query.ts";
import type { cvWords, filterFields } from "./candidate-list/calls.ts";

type Field =
  | typeof freeSearch
  | typeof cvWords
  | (typeof filterFields)[number]
  | (typeof candidateSearchFields)[number]
  | (typeof candidatePostcodes)[number]
  | (typeof candidateTimes)[number];

export const candidateSearchTexts = texts("candidates.searchFields", {
  q: "Name or anything",
  cv: "Words in CVs",
  pool: "Talent pool",
  tag: "Tag",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  current_jobtitle: "Current job title",
  city: "City",
  current_employer: "Current employer",
  postcode: "Postcode",
  status: "Status",
  candidate_number: "Candidate number",
  created_date_time: "Added",
  last_activity_date_time: "Last activity",
  consent: "Consent",
  retention: "Retention",
} satisfies Record<Field, string>);
