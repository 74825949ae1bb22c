import { channelNames } from "@ats/core/jobs/channel";
import type { ApplicationStatus } from "@ats/core/applications/status";
import type { CompanyType, Role } from "@ats/core/rights/rights";
import { emailKey } from "@ats/core/validation/email";
import type { Insertable, Kysely } from "kysely";
import type { CandidateTable } from "../candidates/tables.ts";
import type { Tables } from "../database/tables.ts";
import type { JobTable } from "../jobs/tables.ts";
import { candidateSearchText, candidateTokens, jobTokens } from "../search/tokens.ts";
import type { CompanyTable } from "../users/tables.ts";
import { cheapHash } from "./cheap-hash.ts";

/** The password of every user that tests add. */
export const testPassword = "Welcome-to-the-ATS-2026";
/** TOTP secret of the users that tests add with one. */
export const testTotpSecret = "JBSWY3DPEHPK3PXP";
export const testOrigin = "https://ats.example";
/** When tests happen, unless they move the clock. */
export const testNow = new Date("2026-11-20T09:00:00Z");

/** A picture of one dot. */
export const testPhoto = (): File =>
  new File(
    [
      Uint8Array.from(
        atob(
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        ),
        (unit) => unit.charCodeAt(0),
      ),
    ],
    "me.png",
    { type: "image/png" },
  );

/** A CV of one line. */
export const testCv = (line = "Forklift licence"): File =>
  new File(
    [
      `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${line.length + 35}>>stream
BT /F1 12 Tf 20 200 Td (${line}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
    ],
    "cv.pdf",
    { type: "application/pdf" },
  );

const password = cheapHash(testPassword);

type Db = Kysely<Tables>;

export async function addCompany(
  db: Db,
  name: string,
  company: Partial<Insertable<CompanyTable>> & { company_type?: CompanyType } = {},
): Promise<number> {
  const { id } = await db
    .insertInto("companies")
    .values({
      name,
      company_type: "ATS",
      ats_settings: JSON.stringify(settings),
      system_settings: JSON.stringify({ organisation_name: name, portal_domain: [] }),
      system_flags: JSON.stringify({ publishing: everyChannel }),
      ...company,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const everyChannel = Object.fromEntries(channelNames.map((channel) => [channel, true]));

const settings = {
  atsLogo: "default",
  rpo_settings: { enabled: false, logo: null },
  website_settings: { careers_page: { url: "https://careers.northgate.example" } },
  support_chat_settings: { enabled: false },
  brand_feature: false,
  enableLocationDropDown: false,
  agency_enabled: true,
  cost_enabled: true,
  applicant_highlighting_enabled: false,
  applicant_highlighting_settings: [],
  anonymize_appl_data_settings: {
    is_enabled: true,
    is_legacy: false,
    is_auto_enabled_for_new_jobs: false,
  },
};

export interface TestUser {
  id: number;
  company_id: number;
  email: string;
  first_name: string;
  last_name: string;
}

/** `name` is first and last name. */
export async function addUser(
  db: Db,
  company_id: number,
  name: string,
  user_type: Role,
  email: string,
  totp_secret: string | null = null,
): Promise<TestUser> {
  const [first_name = "", last_name = ""] = name.split(" ");
  const password_hash = await password;
  return db
    .insertInto("users")
    .values({
      company_id,
      email,
      email_key: emailKey(email),
      password_hash,
      first_name,
      last_name,
      user_type,
      totp_secret,
    })
    .returning(["id", "company_id", "email", "first_name", "last_name"])
    .executeTakeFirstOrThrow();
}

/** A user whose invitation was sent a day ago. */
export async function addInvited(...user: Parameters<typeof addUser>): Promise<TestUser> {
  const added = await addUser(...user);
  await user[0]
    .updateTable("users")
    .set({
      password_hash: "",
      registered_date_time: null,
      invited_date_time: new Date(testNow.getTime() - 86_400_000),
    })
    .where("id", "=", added.id)
    .execute();
  return added;
}

/** A user who was deactivated a day ago. */
export async function addLeaver(...user: Parameters<typeof addUser>): Promise<TestUser> {
  const added = await addUser(...user);
  await user[0]
    .updateTable("users")
    .set({ deactivated_date_time: new Date(testNow.getTime() - 86_400_000) })
    .where("id", "=", added.id)
    .execute();
  return added;
}

/** An active job, with the words that search finds it by. */
export async function addJob(
  db: Db,
  title: string,
  recruiter: TestUser,
  manager: TestUser,
  job: Partial<Insertable<JobTable>> & { job_number: number },
): Promise<{ id: number; job_number: number; title: string }> {
  const row = {
    company_id: recruiter.company_id,
    title,
    status: "ACTIVE" as const,
    location: "Leeds",
    postal_code: "LS1 4DY",
    dept: "Care",
    job_type: "Full time",
    source: "Careers page",
    choose_benefits: ["Pension"],
    description: "",
    currency: "GBP",
    openings: 1,
    brand_name: "Northgate",
    recruiter_id: recruiter.id,
    hiring_manager_id: manager.id,
    anonymised: false,
    created_date_time: testNow,
    status_date_time: testNow,
    ...job,
  };
  const { id } = await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow();
  const tokens = jobTokens({
    ...row,
    recruiter_first_name: recruiter.first_name,
    recruiter_last_name: recruiter.last_name,
  });
  await db
    .insertInto("job_tokens")
    .values([...tokens].map((token) => ({ company_id: row.company_id, token, job_id: id })))
    .execute();
  return { id, job_number: row.job_number, title };
}

export interface TestCandidate {
  id: number;
  company_id: number;
  candidate_number: number;
  first_name: string;
  last_name: string;
}

/** `name` is first and last name; with the words that search finds the candidate by. */
export async function addCandidate(
  db: Db,
  company_id: number,
  name: string,
  candidate: Partial<Insertable<CandidateTable>> & { candidate_number: number },
): Promise<TestCandidate> {
  const [first_name = "", last_name = ""] = name.split(" ");
  const row = {
    company_id,
    first_name,
    last_name,
    email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
    contact_mobile_number: "+447700900123",
    city: "Leeds",
    postcode: "LS6 2AB",
    current_jobtitle: "Care assistant",
    current_employer: "Meadow House",
    history: JSON.stringify({ employment: [], education: [], courses: [], skills: [] }),
    created_date_time: testNow,
    ...candidate,
  };
  const added = await db
    .insertInto("candidates")
    .values({ ...row, ...candidateSearchText(row) })
    .returning(["id", "company_id", "candidate_number", "first_name", "last_name"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("candidate_tokens")
    .values(
      [...candidateTokens(row)].map(([token, identifying]) => ({
        company_id,
        token,
        candidate_id: added.id,
        identifying,
      })),
    )
    .execute();
  return added;
}

/** An application with the activity of having applied. */
export async function addApplication(
  db: Db,
  job: { id: number },
  candidate: TestCandidate,
  {
    status = "APPLIED",
    anonymised = false,
  }: { status?: ApplicationStatus; anonymised?: boolean } = {},
): Promise<{ id: number; app_uuid: string; activity_id: number }> {
  const application = await db
    .insertInto("applications")
    .values({
      company_id: candidate.company_id,
      job_id: job.id,
      candidate_id: candidate.id,
      candidate_number: candidate.candidate_number,
      sort_name: `${candidate.last_name} ${candidate.first_name}`.toLowerCase(),
      status,
      status_date_time: testNow,
      source: "Careers page",
      tags: [],
      answers: JSON.stringify([]),
      hides_person: anonymised,
      form_job_id: status === "INCOMPLETE" ? null : job.id,
      created_date_time: testNow,
    })
    .returning(["id", "app_uuid"])
    .executeTakeFirstOrThrow();
  const activity = await db
    .insertInto("activities")
    .values({
      company_id: candidate.company_id,
      application_id: application.id,
      type: "applied",
      status_after: status,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...application, activity_id: activity.id };
}
