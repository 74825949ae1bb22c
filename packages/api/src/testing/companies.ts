import type { Kysely } from "kysely";
import { keepSnapshot, restoreSnapshot } from "../database/test-snapshot.ts";
import type { Tables } from "../database/tables.ts";
import { makeAccessReview } from "./companies/access-reviews.ts";
import { makeApprovals } from "./companies/approvals.ts";
import { makeBrands } from "./companies/brands.ts";
import { makeBundles, makeDeletions } from "./companies/bundles.ts";
import { makeCandidateRecords } from "./companies/candidates.ts";
import { makeGroup } from "./companies/clients.ts";
import { makeConnections } from "./companies/connections.ts";
import { makeCustomFields } from "./companies/custom-fields.ts";
import { makeAgencies } from "./companies/agencies.ts";
import { makeAgencyInvitations } from "./companies/agency-invitations.ts";
import { makeAgencyTerms } from "./companies/agency-terms.ts";
import { makeBudgets } from "./companies/budgets.ts";
import { makeCosts } from "./companies/costs.ts";
import { makeOffers } from "./companies/offers.ts";
import { makePlacements } from "./companies/placements.ts";
import { makeDisputes } from "./companies/disputes.ts";
import { makeSubmissions } from "./companies/submissions.ts";
import { makeSources } from "./companies/sources.ts";
import { makeRequisition } from "./companies/requisitions.ts";
import { makeTags } from "./companies/tags.ts";
import { makeDocuments } from "./companies/documents.ts";
import { makeEmbedding } from "./companies/embedding.ts";
import { makeProvisioning } from "./companies/provisioning.ts";
import { makeInterviews } from "./companies/interviews.ts";
import { makeRole } from "./companies/roles.ts";
import { makeSavedApplication } from "./companies/saved-application.ts";
import { makeMessages } from "./companies/messages.ts";
import { makeSessions } from "./companies/session.ts";
import { makeUsers } from "./companies/users.ts";
import { outlivesTest } from "./database.ts";
import { addApplication, addCandidate, addJob, testNow } from "./records.ts";
import { vacancy } from "./vacancy.ts";

/** Keys of the files that the companies' records name. */
export const testFileKeys = [
  "1/bundles/northgate/0",
  "1/bundles/mailed/0",
  "1/cv/ann.pdf",
  "1/cv/ann-2.pdf",
  "1/cv/ann-letter.pdf",
  "1/costs/invoice.pdf",
  "1/documents/offer.pdf",
  "1/documents/permit.pdf",
  "1/messages/benefits.pdf",
  "1/cv/submitted.pdf",
  "1/cv/of-submission.pdf",
  "1/agencies/Guide.pdf",
  "1/agencies/Old.pdf",
  "1/agencies/proof.pdf",
];

/**
 * The companies that tests are about: Northgate Group with a job whose applicants are named and
 * one whose are anonymised, Riverside Council beside it, the agency Brightstaff, and Closed Ltd,
 * which is disabled. The database that a worker's tests share has them kept.
 */
export async function testCompanies(db: Kysely<Tables>): Promise<TestCompanies> {
  if (!outlivesTest(db)) return makeCompanies(db);
  if (shared) await restoreSnapshot(db, "companies");
  else {
    shared = await makeCompanies(db);
    await keepSnapshot(db, "companies");
  }
  return structuredClone(shared);
}

let shared: TestCompanies | undefined;

async function makeCompanies(db: Kysely<Tables>) {
  const { ids, users } = await makeUsers(db);
  const nurse = await addJob(db, "Staff Nurse", users.recruiter, users.manager, {
    job_number: 1001,
  });
  const carer = await addJob(db, "Care Assistant", users.recruiter, users.manager, {
    job_number: 1002,
    anonymised: true,
  });
  const planner = await addJob(db, "Planning Officer", users.riverside, users.riverside, {
    job_number: 2001,
    brand_name: "Riverside",
  });

  const ann = await addCandidate(db, ids.northgate, "Ann Bell", { candidate_number: 1041 });
  const oluwaseun = await addCandidate(db, ids.northgate, "Oluwaseun Adeyemi", {
    candidate_number: 1042,
  });
  const rhys = await addCandidate(db, ids.riverside, "Rhys Morgan", { candidate_number: 9001 });

  const annAsNurse = await addApplication(db, nurse, ann);
  const notification = await db
    .insertInto("notifications")
    .values({
      company_id: ids.northgate,
      user_id: users.recruiter.id,
      activity_id: annAsNurse.activity_id,
      event: "APPLICATION_RECEIVED",
      job_id: nurse.id,
      reason: "RECRUITER",
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const jobTemplate = await db
    .insertInto("job_templates")
    .values({
      company_id: ids.northgate,
      name: "Care staff",
      job: JSON.stringify(vacancy(users)),
      created_by: users.admin.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const workflow = await db
    .insertInto("workflows")
    .values({ company_id: ids.northgate, name: "Two rounds", created_date_time: testNow })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("workflow_nodes")
    .values({
      company_id: ids.northgate,
      workflow_id: workflow.id,
      position: 0,
      name: "New",
      status: "APPLIED",
    })
    .execute();
  const { key: siftKey } = await db
    .insertInto("sift_scores")
    .values({
      company_id: ids.northgate,
      application_id: annAsNurse.id,
      question_id: crypto.randomUUID(),
      user_id: users.recruiter.id,
      score: null,
      finished_date_time: null,
    })
    .returning("key")
    .executeTakeFirstOrThrow();
  const group = await makeGroup(db);
  const oluwaseunAsCarer = await addApplication(db, carer, oluwaseun, { anonymised: true });
  const annAsCarer = await addApplication(db, carer, ann, {
    anonymised: true,
    status: "SHORTLIST",
  });
  const rhysAsPlanner = await addApplication(db, planner, rhys);
  const place = { db, ids, users, nurse, ann, annAsNurse };
  const agencies = await makeAgencies(place);
  await makeConnections(place);
  await makeDeletions(place);
  return {
    ids: { ...ids, ...group.ids },
    users: { ...users, ...group.users },
    jobs: { nurse, carer, planner },
    siftKey,
    candidates: { ann, oluwaseun, rhys },
    applications: { annAsNurse, oluwaseunAsCarer, annAsCarer, rhysAsPlanner },
    offers: await makeOffers(place, [annAsCarer.id, annAsNurse.id]),
    notification,
    jobTemplate,
    workflow,
    ...(await makeCandidateRecords(place)),
    ...(await makeCustomFields(place)),
    ...(await makeRequisition(place)),
    ...(await makeTags(place)),
    ...(await makeSources(place)),
    ...(await makeApprovals(place)),
    ...(await makeCosts(place)),
    ...(await makeBudgets(place)),
    ...agencies,
    ...(await makeAgencyTerms(place, agencies)),
    ...(await makeAgencyInvitations(place, group.ids.orchard)),
    ...(await makeSubmissions({
      ...place,
      ...agencies,
      carer,
      application: oluwaseunAsCarer,
      candidate: oluwaseun,
      ending: annAsCarer,
    })),
    ...(await makeDisputes({ ...place, ...agencies, carer, application: annAsCarer })),
    ...(await makePlacements({
      ...place,
      ...agencies,
      applications: { oluwaseunAsCarer, annAsCarer },
    })),
    ...(await makeRole(place)),
    ...(await makeAccessReview(place)),
    provisioned: await makeProvisioning(place),
    ...(await makeDocuments(place)),
    ...(await makeInterviews({ ...place, submitted: annAsCarer })),
    ...(await makeSavedApplication(place)),
    ...(await makeMessages(place)),
    ...(await makeSessions(place)),
    ...(await makeEmbedding(place)),
    brands: await makeBrands(place),
    bundles: await makeBundles(place),
  };
}
export type TestCompanies = Awaited<ReturnType<typeof makeCompanies>>;
