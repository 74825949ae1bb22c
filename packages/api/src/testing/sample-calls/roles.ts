import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function roleCalls({ users, jobs, ownRole, accessReview }: TestCompanies) {
  const role = { name: "Night recruiter", rights: [], scope: "company", hidden_groups: [] };
  const review = { params: { id: accessReview } };
  const own = { params: { id: ownRole } };
  return {
    listRoles: {},
    addRole: { body: role, own: true },
    changeRole: { ...own, version: 1, body: { ...role, name: "Department recruiter" } },
    previewRole: { ...own, body: role },
    explainRecord: { params: { record: "jobs", id: jobs.nurse.id } },
    explainUser: { params: { id: users.recruiter.id } },
    startView: { body: { user_id: users.recruiter.id } },
    stopView: { by: "admin" },
    listAccessReviews: {},
    listReviewedPeople: review,
    exportAccessReview: review,
    decideAccess: { ...review, body: { decision: "CONFIRM", ids: [users.recruiter.id] } },
    endAccessReview: review,
    startAccessReview: { own: true, body: { role: null, scope: null, due_date: "2026-12-31" } },
    removeRole: { ...own, version: 2 },
  } satisfies Samples;
}
