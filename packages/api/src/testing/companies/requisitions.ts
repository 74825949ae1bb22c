import { hashSecret, newSecret } from "../../kernel/secret.ts";
import { after } from "../../kernel/time.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A request for approval of an open job, which the manager decides about. */
export async function makeRequisition({ db, ids, users, nurse }: Northgate) {
  const { recruiter, manager } = users;
  const step = { id: "finance", name: "Finance", stage: 1, approvers: [manager.id], needed: 1 };
  const fields = { title: "Staff Nurse", dept: "Nursing", location: "Leeds", openings: 1 };
  const { id } = await db
    .insertInto("requisitions")
    .values({
      company_id: ids.northgate,
      job_id: nurse.id,
      job_number: 1,
      chain_name: "Nursing posts",
      state: "pending",
      requested_by: recruiter.id,
      fields: JSON.stringify({ ...fields, currency: "GBP" }),
      steps: JSON.stringify([
        { ...step, condition: null, fallback: null, reads: [], signatures: [] },
      ]),
      created_date_time: testNow,
      sent_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("requisition_approvers")
    .values({
      company_id: ids.northgate,
      requisition_id: id,
      step_id: step.id,
      user_id: manager.id,
      since: testNow,
    })
    .execute();
  const token = newSecret();
  await db
    .insertInto("approval_links")
    .values({
      company_id: ids.northgate,
      link_hash: hashSecret(token),
      requisition_id: id,
      step_id: step.id,
      // Takes over in the sample calls.
      user_id: users.admin.id,
      expires_date_time: after(testNow, 24 * 60 * 60_000),
    })
    .execute();
  return { requisition: { id, step_id: step.id, token } };
}
