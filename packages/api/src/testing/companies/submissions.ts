import { searchableText } from "../../candidates/searchable-text.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

interface Place extends Northgate {
  carer: { id: number };
  agencies: { brightstaff: { id: number } };
  application: { id: number };
  candidate: { id: number };
}

/** A job that an agency has, a candidate whom it submitted, a question, and a CV that waits for a submission. */
export async function makeSubmissions({ db, ids, carer, agencies, application, candidate }: Place) {
  const of = { company_id: ids.northgate, job_id: carer.id, agency_id: agencies.brightstaff.id };
  await db
    .insertInto("job_releases")
    .values({
      ...of,
      released_by: null,
      released_date_time: testNow,
      opens_date_time: testNow,
      brief: "",
      shows_advert: true,
      salary_shown: "job",
      salary_text: "",
      fee_text: "",
      fee_percent: null,
    })
    .execute();
  const cv = await db
    .insertInto("candidate_cvs")
    .values({
      company_id: ids.northgate,
      candidate_id: candidate.id,
      cv_key: "1/cv/of-submission.pdf",
      cv_name: "Oluwaseun Adeyemi.pdf",
      cv_type: "application/pdf",
      cv_size: 4,
      ...searchableText("Oluwaseun Adeyemi"),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const submission = await db
    .insertInto("agency_submissions")
    .values({
      ...of,
      application_id: application.id,
      contacts: [],
      first_name: "Oluwaseun",
      last_name: "Adeyemi",
      email: "oluwaseun.adeyemi@mail.example",
      contact_mobile_number: null,
      city: "Leeds",
      postcode: "",
      cv_id: cv.id,
      consent_date: "2026-01-02",
      availability: "From March",
      note: "Prefers nights",
      created_by: "Zara Hussain",
      created_date_time: testNow,
      owned_until: "2026-07-02",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const agencyQuestion = await db
    .insertInto("agency_questions")
    .values({
      ...of,
      asked_by: "Zara Hussain",
      text: "Are there night shifts?",
      created_date_time: testNow,
      answer: null,
      is_shared: null,
      answered_by: null,
      answered_date_time: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const upload = await db
    .insertInto("application_uploads")
    .values({
      company_id: ids.northgate,
      job_id: carer.id,
      file_key: "1/cv/submitted.pdf",
      type: "application/pdf",
      size: 4,
      text: "",
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { submission, agencyQuestion, submittedCv: upload.id };
}
