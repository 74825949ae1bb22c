import type { Kysely } from "kysely";
import { keepPristine, restorePristine } from "../database/pristine.ts";
import type { Tables } from "../database/tables.ts";
import { issueToken } from "../session/one-time-token.ts";
import { mailedCodeMs, mailedCodesSent } from "../session/mailed-code.ts";
import { hashPassword } from "../session/password.ts";
import { after, before, sessionMaxMs } from "../session/lifetime.ts";
import { tokenLifetimes } from "../session/one-time-token.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import {
  addApplication,
  addCandidate,
  addCompany,
  addJob,
  addUser,
  testNow,
  testOrigin,
  testTotpSecret,
} from "./records.ts";
import { outlivesTest } from "./database.ts";
import { vacancy } from "./vacancy.ts";

/** A code that was mailed to the user with multi-factor authentication. */
export const testMailedCode = "246810";
/** Tokens of links to sign a document. */
export const testSigning = { first: "a-document-to-sign", second: "a-document-to-decline" };
const testCalendarFeed = "a-calendar-that-the-recruiter-reads";
/** Token of an enrolment that the recruiter of Northgate Group has begun. */
export const testEnrolment = "an-enrolment-of-the-recruiter";

/**
 * The companies that tests are about: Northgate Group with a job whose applicants are named and
 * one whose are anonymised, Riverside Council beside it, the agency Brightstaff, and Closed Ltd,
 * which is disabled. A database that outlives its tests has them kept.
 */
export async function testCompanies(db: Kysely<Tables>): Promise<TestCompanies> {
  if (kept?.db === db) await restorePristine(db, "companies");
  else {
    kept = { db, companies: await makeCompanies(db) };
    if (outlivesTest(db)) await keepPristine(db, "companies");
  }
  return structuredClone(kept.companies);
}

let kept: { db: Kysely<Tables>; companies: TestCompanies } | undefined;

async function makeCompanies(db: Kysely<Tables>) {
  const northgate = await addCompany(db, "Northgate Group");
  const riverside = await addCompany(db, "Riverside Council");
  const brightstaff = await addCompany(db, "Brightstaff", { company_type: "AGENCY" });
  const closed = await addCompany(db, "Closed Ltd", { disabled: true });
  const support = await addCompany(db, "ATS", { operator: true });

  const users = {
    admin: await addUser(
      db,
      northgate,
      "Helen Whitworth",
      "Recruiter admin user",
      "admin@northgate.example",
    ),
    recruiter: await addUser(
      db,
      northgate,
      "Tom Ashdown",
      "Recruiter user",
      "recruiter@northgate.example",
    ),
    manager: await addUser(
      db,
      northgate,
      "Priya Raman",
      "Hiring manager user",
      "manager@northgate.example",
    ),
    master: await addUser(
      db,
      northgate,
      "Graham Pollock",
      "Master group user",
      "master@northgate.example",
    ),
    mfa: await addUser(
      db,
      northgate,
      "Niamh Gallagher",
      "Recruiter user",
      "mfa@northgate.example",
      testTotpSecret,
    ),
    riverside: await addUser(
      db,
      riverside,
      "Marcus Bailey",
      "Recruiter admin user",
      "admin@riverside.example",
    ),
    agent: await addUser(
      db,
      brightstaff,
      "Zara Hussain",
      "Agency user",
      "agent@brightstaff.example",
    ),
    support: await addUser(
      db,
      support,
      "Owen Pritchard",
      "Technical support user",
      "support@ats.example",
    ),
    service: await addUser(
      db,
      support,
      "Joanna Kowalska",
      "Client service user",
      "service@ats.example",
    ),
    forgetful: await addUser(
      db,
      support,
      "Lena Frost",
      "Client service user",
      "lena.frost@ats.example",
    ),
    careful: await addUser(
      db,
      support,
      "Amir Said",
      "Client service user",
      "amir.said@ats.example",
    ),
    closed: await addUser(db, closed, "Peter Lyle", "Recruiter admin user", "admin@closed.example"),
  };

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

  const ann = await addCandidate(db, northgate, "Ann Bell", { candidate_number: 1041 });
  const oluwaseun = await addCandidate(db, northgate, "Oluwaseun Adeyemi", {
    candidate_number: 1042,
  });
  const rhys = await addCandidate(db, riverside, "Rhys Morgan", { candidate_number: 9001 });

  const annAsNurse = await addApplication(db, nurse, ann);
  const cv = {
    cv_key: "1/cv/ann.pdf",
    cv_name: "Ann Bell.pdf",
    cv_type: "application/pdf",
    cv_size: 4,
  };
  await db.updateTable("applications").set(cv).where("id", "=", annAsNurse.id).execute();
  const candidateCv = await db
    .insertInto("candidate_cvs")
    .values({
      ...cv,
      company_id: northgate,
      candidate_id: ann.id,
      cv_key: "1/cv/ann-2.pdf",
      text: "Ann Bell ran a night shift in dementia care.",
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [first, second] = await db
    .insertInto("candidate_imports")
    .values(
      ["people.csv", "more.csv"].map((name) => ({
        company_id: northgate,
        user_id: users.recruiter.id,
        name,
        headings: ["Forename", "Surname", "Email"],
        mapping: JSON.stringify(["first_name", "last_name", "email"]),
        total: 0,
        created_date_time: testNow,
      })),
    )
    .returning("id")
    .execute();
  const nights = await db
    .insertInto("saved_views")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      list: "candidates",
      name: "Nights",
      state: JSON.stringify({ filter: "all", sc: "name", so: "asc", search: [] }),
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const talentPool = await db
    .insertInto("talent_pools")
    .values({
      company_id: northgate,
      name: "Night nurses",
      created_by: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const notification = await db
    .insertInto("notifications")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      activity_id: annAsNurse.activity_id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const jobTemplate = await db
    .insertInto("job_templates")
    .values({
      company_id: northgate,
      name: "Care staff",
      job: JSON.stringify(vacancy(users)),
      created_by: users.admin.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const envelope = {
    company_id: northgate,
    application_id: annAsNurse.id,
    kind: "OFFER" as const,
    title: "Offer to Ann Bell",
    text: "<p>Welcome.</p>",
    document_key: "1/documents/draft.pdf",
    document_sha256: "0".repeat(64),
    created_by: users.recruiter.id,
    created_date_time: testNow,
  };
  const pending = {
    ...envelope,
    status: "PENDING" as const,
    document_key: "1/documents/offer.pdf",
    signer_name: "Ann Bell",
    signer_email: "ann.bell@mail.example",
    expires_date_time: after(testNow, 365 * 24 * 60 * 60_000),
  };
  const envelopeIds = await db
    .insertInto("envelopes")
    .values([
      envelope,
      envelope,
      envelope,
      { ...pending, token_hash: hashSecret(testSigning.first) },
      { ...pending, token_hash: hashSecret(testSigning.second) },
      pending,
    ])
    .returning("id")
    .execute();
  const [draft = 0, draftToRemove = 0, draftToSend = 0, , , waiting = 0] = envelopeIds.map(
    ({ id }) => id,
  );
  const interview = await db
    .insertInto("interviews")
    .values({
      company_id: northgate,
      application_id: annAsNurse.id,
      title: "First interview",
      type: "IN_PERSON",
      room: "Room 1",
      video_link: "",
      questions: "Ask about nights.",
      adjustments: "",
      start_date_time: new Date("2026-11-24T10:00:00Z"),
      end_date_time: new Date("2026-11-24T11:00:00Z"),
      time_zone: "Europe/London",
      organiser_id: users.recruiter.id,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("interview_panel")
    .values({ company_id: northgate, interview_id: interview.id, user_id: users.manager.id })
    .execute();

  await db
    .insertInto("calendar_feeds")
    .values({
      company_id: northgate,
      user_id: users.recruiter.id,
      secret_hash: hashSecret(testCalendarFeed),
      created_date_time: testNow,
    })
    .execute();
  const invite = async () => {
    const id = crypto.randomUUID();
    const organiser = { company_id: northgate, user_id: users.recruiter.id };
    await db
      .insertInto("booking_invitations")
      .values({
        company_id: northgate,
        id,
        application_id: annAsNurse.id,
        organiser_id: users.recruiter.id,
        interview: JSON.stringify({
          title: "Second interview",
          type: "VIDEO",
          room: "",
          video_link: "https://meet.example/ann",
          panel: [users.manager.id, users.admin.id],
          questions: "",
          adjustments: "",
        }),
        minutes: 60,
        first_date: "2026-11-24",
        last_date: "2026-11-25",
        created_date_time: testNow,
        expires_date_time: after(testNow, tokenLifetimes["book interview"]),
      })
      .execute();
    return {
      id,
      token: await issueToken(
        db,
        "book interview",
        { ...organiser, meta: { invitation: id } },
        testNow,
      ),
    };
  };

  const template = await db
    .insertInto("templates")
    .values({
      company_id: northgate,
      kind: "email",
      name: "Thank you",
      subject: "Your application for {{job.title}}",
      body: "<p>Dear {{candidate.first_name}}, thank you for applying.</p>",
      delay_minutes: 0,
      created_by: users.admin.id,
      created_date_time: testNow,
      updated_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto("outgoing_mail")
    .values({
      company_id: northgate,
      to_address: "ann.bell@mail.example",
      subject: "Your application",
      text: "Dear Ann Bell",
      status: "cancelled",
      application_id: annAsNurse.id,
      user_id: users.recruiter.id,
      template_id: template.id,
      created_date_time: testNow,
      next_attempt_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [checkCopy, waitingCopy] = await db
    .insertInto("check_evidence")
    .values(
      ["1/documents/passport.pdf", "1/documents/permit.pdf"].map((file_key) => ({
        company_id: northgate,
        application_id: annAsNurse.id,
        check_id: null,
        file_key,
        name: "Ann Bell.pdf",
        type: "application/pdf",
        created_date_time: testNow,
      })),
    )
    .returning("id")
    .execute();

  const passwordLink = await issueToken(
    db,
    "reset password",
    { company_id: users.forgetful.company_id, user_id: users.forgetful.id },
    // Good from when tests happen, however far they move the clock.
    new Date(testNow.getTime() + 365 * 24 * 60 * 60_000),
  );
  const recruiter = { company_id: northgate, user_id: users.recruiter.id };
  await db
    .insertInto("one_time_tokens")
    .values({
      ...recruiter,
      token_hash: hashSecret(testEnrolment),
      purpose: "authenticator app",
      meta: "{}",
      created_date_time: testNow,
      expires_date_time: after(testNow, tokenLifetimes["authenticator app"]),
    })
    .execute();
  await db
    .insertInto("mailed_codes")
    .values({
      company_id: northgate,
      user_id: users.mfa.id,
      code_hash: await hashPassword(testMailedCode),
      // So long ago that it does not count among those that tests have sent.
      created_date_time: before(testNow, mailedCodesSent.withinMs),
      expires_date_time: after(testNow, mailedCodeMs),
    })
    .execute();
  const session = await db
    .insertInto("sessions")
    .values({
      company_id: northgate,
      user_id: users.admin.id,
      session_hash: hashSecret(newSecret()),
      token_hash: hashSecret(newSecret()),
      token_date_time: testNow,
      signed_in_date_time: testNow,
      created_date_time: testNow,
      extended_date_time: testNow,
      expires_date_time: after(testNow, sessionMaxMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  return {
    ids: { northgate, riverside, brightstaff, closed },
    users,
    jobs: { nurse, carer, planner },
    candidates: { ann, oluwaseun, rhys },
    candidateCv,
    talentPool: talentPool.id,
    /** Saved by the recruiter. */
    savedViews: { nights: nights.id },
    /** Two of the recruiter's imports under way. */
    candidateImports: { first: first?.id as number, second: second?.id as number },
    applications: {
      annAsNurse,
      oluwaseunAsCarer: await addApplication(db, carer, oluwaseun, { anonymised: true }),
      annAsCarer: await addApplication(db, carer, ann, { anonymised: true, status: "SHORTLIST" }),
      rhysAsPlanner: await addApplication(db, planner, rhys),
    },
    notification,
    jobTemplate,
    /** Copies for a check of Ann's right to work, which nobody has recorded yet. */
    checkCopies: { first: checkCopy?.id ?? "", second: waitingCopy?.id ?? "" },
    /** Of Ann's application as a nurse: three drafts, and one that waits for her. */
    envelopes: { draft, draftToRemove, draftToSend, waiting },
    /** Of Ann Bell as a nurse by the hiring manager, on 24 November at 10:00. */
    interview,
    /** Secret of the address at which the recruiter's interviews are subscribed to. */
    calendarFeed: testCalendarFeed,
    /** Two invitations of Ann Bell to choose a time on 24 or 25 November. */
    invitations: { open: await invite(), other: await invite() },
    template,
    /** To Ann Bell, by the recruiter; taken back. */
    message,
    /** A link to choose a new password for Lena Frost. */
    passwordLink,
    /** Opens one session of the recruiter, as long as the tests' clock stands still. */
    switchToken: await issueToken(
      db,
      "switch company",
      {
        company_id: northgate,
        user_id: users.recruiter.id,
        meta: {
          host: new URL(testOrigin).host,
          accounts: [users.recruiter.id],
          signed_in_date_time: testNow,
        },
      },
      testNow,
    ),
    /** A session of the administrator's on another device. */
    session_id: session.id,
  };
}
export type TestCompanies = Awaited<ReturnType<typeof makeCompanies>>;
