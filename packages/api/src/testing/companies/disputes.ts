import type { Insertable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

interface Place extends Northgate {
  agencies: { brightstaff: { id: number } };
  carer: { id: number };
  /** An application whose agency owns the candidate no longer. */
  application: { id: number };
}

/** Disputes with an agency about people whom it could not submit, and a submission that has ended. */
export async function makeDisputes({ db, ids, users, agencies, carer, application }: Place) {
  const of = { company_id: ids.northgate, job_id: carer.id, agency_id: agencies.brightstaff.id };
  const open = async (more: Partial<Insertable<Tables["agency_disputes"]>> = {}) => {
    const dispute = await db
      .insertInto("agency_disputes")
      .values({
        ...of,
        submission_id: null,
        first_name: "Priya",
        last_name: "Shah",
        email: "priya.shah@mail.example",
        contact_mobile_number: null,
        contacts: [],
        opened_by: "AGENCY",
        opener_id: null,
        decider_id: users.admin.id,
        created_date_time: testNow,
        ...more,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = {
      company_id: ids.northgate,
      dispute_id: dispute.id,
      side: "AGENCY" as const,
      user_id: null,
      author: "Zara Hussain",
      created_date_time: testNow,
    };
    await db
      .insertInto("agency_dispute_entries")
      .values({ ...entry, kind: "OPENED", text: "We met her in May." })
      .execute();
    const proof = await db
      .insertInto("agency_dispute_entries")
      .values({
        ...entry,
        kind: "PROOF",
        text: "",
        proof_number: 1,
        file_key: "1/agencies/proof.pdf",
        proof_type: "application/pdf",
        proof_size: 4,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ...dispute, proof: proof.id };
  };
  const ended = await db
    .insertInto("agency_submissions")
    .values({
      ...of,
      application_id: application.id,
      contacts: [],
      first_name: "Ann",
      last_name: "Bell",
      email: "ann.bell@mail.example",
      contact_mobile_number: null,
      city: "Leeds",
      postcode: "",
      cv_id: null,
      consent_date: "2026-01-02",
      availability: "",
      note: "",
      created_by: "Zara Hussain",
      created_date_time: new Date("2024-01-01T09:00:00Z"),
      owned_until: "2024-07-01",
      end_reason: "AGREED",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    endedSubmission: ended,
    disputes: {
      open: await open(),
      undecided: await open(),
      regretted: await open(),
      ofCompany: await open({ opened_by: "COMPANY", opener_id: users.master.id }),
    },
  };
}
