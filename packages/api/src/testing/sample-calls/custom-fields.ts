import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function customFieldCalls({ applications, candidates, customFields, jobs }: TestCompanies) {
  const { hours, notice, shift } = customFields;
  const candidate = { params: { id: candidates.ann.id } };
  const job = { params: { id: jobs.nurse.id } };
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    listCustomFields: {},
    addCustomField: {
      body: { record: "candidates", kind: "date", name: "Available from", choices: [] },
      own: true,
    },
    changeCustomField: {
      params: { id: hours.id },
      version: 1,
      body: { name: "Weekly hours", choices: [] },
    },
    getCandidateCustomValues: candidate,
    changeCandidateCustomValues: {
      ...candidate,
      body: { changes: [{ field_id: notice.id, before: "A month", after: "None" }] },
    },
    getApplicationCustomValues: application,
    changeApplicationCustomValues: {
      ...application,
      body: { changes: [{ field_id: shift.id, before: "Nights", after: "Days" }] },
    },
    getJobCustomValues: job,
    changeJobCustomValues: {
      ...job,
      body: { changes: [{ field_id: hours.id, before: "37.5", after: "40" }] },
    },
  } satisfies Samples;
}
