import {
  checkStatements,
  dayOf,
  type DocumentList,
  followUpDate,
  defaultCheckSettings,
} from "@ats/core/checks/right-to-work";
import { addDays } from "@ats/core/days/days";
import type { Kysely } from "kysely";
import type { Services } from "@ats/api/kernel/services";
import type { Tables } from "@ats/api/database/tables";
import { setDocument } from "@ats/api/internal/documents/document-pdf";
import { sha256 } from "@ats/api/internal/kernel/sha256";
import { type DemoApplication, type DemoData, dayMs } from "./data.ts";
import { after, before } from "@ats/api/internal/kernel/time";

interface Demo {
  db: Kysely<Tables>;
  files: Services["files"];
  fonts: Services["fonts"];
  data: DemoData;
  now: Date;
}

/** Number of people with documents and checks. */
const most = 8;

/**
 * Adds signed documents and checks for the first hires, and unsigned offers for applications in
 * Processing.
 */
export async function addDocumentsAndChecks(demo: Demo): Promise<void> {
  const { data } = demo;
  const first = (status: DemoApplication["status"]) =>
    data.applications
      .filter((each) => each.company_id === 1 && each.status === status)
      .slice(0, most);
  for (const [at, application] of first("HIRE").entries()) {
    await addOffer(demo, application, true);
    await addCheck(demo, application, at);
  }
  for (const application of first("PROCESSING").slice(0, 2))
    await addOffer(demo, application, false);
}

async function addOffer(
  { db, files, fonts, data, now }: Demo,
  application: DemoApplication,
  isSigned: boolean,
) {
  const { company_id, id: application_id, status_date_time, candidate_id, job_id } = application;
  const job = data.jobs.find(({ id }) => id === job_id);
  const person = data.candidates.find(({ id }) => id === candidate_id);
  if (!job || !person) return;
  const signed = new Date(status_date_time);
  const sent = isSigned ? before(signed, 2 * dayMs) : before(now, dayMs);
  const name = `${person.first_name} ${person.last_name}`;
  const draft = {
    title: `Offer: ${job.title}`,
    text: `<p>We are pleased to offer you the position of <strong>${job.title}</strong> in ${job.location}.</p><h2>Terms</h2><ul><li>${job.job_type}</li><li>28 days of holiday plus bank holidays</li><li>Six months’ probation</li></ul><p>This offer is subject to references and a right-to-work check.</p>`,
  };
  const bytes = await setDocument(draft, sent, fonts);
  const document_key = `${company_id}/documents/offer-${application_id}.pdf`;
  await files.put(document_key, bytes);
  const { id: envelope_id } = await db
    .insertInto("envelopes")
    .values({
      ...draft,
      company_id,
      application_id,
      kind: "OFFER",
      document_key,
      document_sha256: sha256(bytes),
      status: isSigned ? "COMPLETED" : "PENDING",
      version: isSigned ? 3 : 2,
      signer_name: name,
      signer_email: person.email,
      expires_date_time: after(sent, 14 * dayMs),
      created_by: job.recruiter_id,
      created_date_time: sent,
      ...(isSigned && { signature: JSON.stringify({ type: "typed", text: name }) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { company_id, envelope_id };
  const byRecruiter = { user_id: job.recruiter_id };
  const fromHome = { address: "198.51.100.24", user_agent: "Mozilla/5.0 (Linux; Android 16)" };
  const opened = before(signed, dayMs);
  await db
    .insertInto("envelope_events")
    .values([
      { ...of, ...byRecruiter, type: "created", created_date_time: sent },
      { ...of, ...byRecruiter, type: "sent", created_date_time: sent },
    ])
    .execute();
  if (isSigned)
    await db
      .insertInto("envelope_events")
      .values([
        { ...of, ...fromHome, type: "opened", created_date_time: opened },
        { ...of, ...fromHome, type: "signed", created_date_time: after(opened, 5 * 60_000) },
      ])
      .execute();
  const line = { company_id, application_id, value_after: draft.title };
  await db
    .insertInto("activities")
    .values([
      { ...line, user_id: job.recruiter_id, type: "document_sent", created_date_time: sent },
      ...(isSigned
        ? [
            {
              ...line,
              type: "document_signed" as const,
              created_date_time: after(opened, 5 * 60_000),
            },
          ]
        : []),
    ])
    .execute();
}

/**
 * Varies the checks: permanent, until a near date, until a distant date, a notice, and not checked
 * yet.
 */
async function addCheck(
  { db, files, fonts, data, now }: Demo,
  application: DemoApplication,
  at: number,
) {
  const { company_id, id: application_id, job_id, status_date_time } = application;
  const job = data.jobs.find(({ id }) => id === job_id);
  if (!job) return;
  const checked_date = dayOf(new Date(status_date_time));
  const start_date = addDays(checked_date, 14);
  const today = dayOf(now);
  const kinds: (
    | { list: DocumentList; permission_date: string | null; document: string }
    | undefined
  )[] = [
    { list: "A", permission_date: null, document: "British passport" },
    {
      list: "B1",
      permission_date: addDays(today, 30),
      document: "Passport endorsed with permission to stay and work",
    },
    { list: "A", permission_date: null, document: "Irish passport or passport card" },
    {
      list: "B1",
      permission_date: addDays(today, 400),
      document: "Passport endorsed with permission to stay and work",
    },
    {
      list: "B2",
      permission_date: null,
      document: "Positive Verification Notice of the Employer Checking Service",
    },
    undefined,
  ];
  const check = kinds[at % kinds.length];
  const follow_up_date = check
    ? followUpDate({ ...check, checked_date }, defaultCheckSettings)
    : null;
  await db
    .insertInto("right_to_work")
    .values({
      company_id,
      application_id,
      start_date,
      due_date: check ? follow_up_date : start_date,
    })
    .execute();
  if (!check) return;
  const { document, ...proved } = check;
  const notice_date = check.list === "B2" ? checked_date : null;
  const { id } = await db
    .insertInto("right_to_work_checks")
    .values({
      ...proved,
      company_id,
      application_id,
      route: "MANUAL",
      documents: [document],
      checked_by: job.recruiter_id,
      checked_date,
      notice_date,
      follow_up_date,
      provider: "",
      restrictions: "",
      statement: checkStatements.MANUAL,
      created_date_time: status_date_time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const file_key = `${company_id}/right-to-work/copy-${application_id}.pdf`;
  await files.put(
    file_key,
    await setDocument(
      { title: document, text: "<p>Specimen copy.</p>" },
      new Date(status_date_time),
      fonts,
    ),
  );
  await db
    .insertInto("check_evidence")
    .values({
      company_id,
      application_id,
      check_id: id,
      file_key,
      name: "Copy.pdf",
      type: "application/pdf",
      created_date_time: status_date_time,
    })
    .execute();
}
