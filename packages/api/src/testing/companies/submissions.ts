import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { searchableText } from "../../candidates/searchable-text.ts";
import { recordOwnership } from "../../agencies/ownership/events.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

interface Place extends Northgate {
  carer: { id: number };
  agencies: { brightstaff: { id: number } };
  application: { id: number };
  candidate: { id: number };
  /** The application that its agency withdraws in tests. */
  ending: { id: number };
}

type Person = Pick<
  Selectable<Tables["agency_submissions"]>,
  "first_name" | "last_name" | "email" | "cv_id"
>;

/** A job that an agency has, candidates whom it submitted, a question, and a CV that waits for a submission. */
export async function makeSubmissions(place: Place) {
  const { db, ids, users, carer, agencies, application, candidate, ending } = place;
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
  const submit = async (application_id: number, person: Person) => {
    const submission = await db
      .insertInto("agency_submissions")
      .values({
        ...of,
        application_id,
        contacts: [],
        ...person,
        contact_mobile_number: null,
        city: "Leeds",
        postcode: "",
        consent_date: "2026-01-02",
        availability: "From March",
        note: "Prefers nights",
        created_by: "Zara Hussain",
        created_date_time: testNow,
        owned_until: "2027-07-02",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const event = { day: "2026-01-02", agent: "Zara Hussain", now: testNow };
    const owned = { company_id: ids.northgate, id: submission.id, contacts: [] };
    await recordOwnership(db, owned, { ...event, kind: "SUBMITTED", until: "2027-07-02" });
    return { ...submission, ask: () => recordOwnership(db, owned, { ...event, kind: "ASKED" }) };
  };
  const { ask, ...submission } = await submit(application.id, {
    first_name: "Oluwaseun",
    last_name: "Adeyemi",
    email: "oluwaseun.adeyemi@mail.example",
    cv_id: cv.id,
  });
  await ask();
  const { id: endingId } = await submit(ending.id, {
    first_name: "Ann",
    last_name: "Bell",
    email: "ann.bell@mail.example",
    cv_id: null,
  });
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
  const share = (name: string) =>
    db
      .insertInto("agency_documents")
      .values({
        company_id: ids.northgate,
        job_id: carer.id,
        application_id: null,
        agency_id: null,
        name,
        type: "application/pdf",
        size: 4,
        file_key: `1/agencies/${name}`,
        created_by: users.recruiter.id,
        created_date_time: testNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const agencyDocuments = { guide: await share("Guide.pdf"), old: await share("Old.pdf") };
  return {
    submission,
    endingSubmission: { id: endingId },
    agencyQuestion,
    submittedCv: upload.id,
    agencyDocuments,
  };
}
