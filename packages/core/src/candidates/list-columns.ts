/** Search fields of candidates. Specification §3. */
export const candidateSearchFields = [
  "first_name",
  "last_name",
  "email",
  "current_jobtitle",
  "city",
  "current_employer",
  "postcode",
  "status",
  "candidate_number",
] as const;

export const candidateSortColumns = [
  "created_date_time",
  "name",
  "candidate_number",
  "status",
] as const;
