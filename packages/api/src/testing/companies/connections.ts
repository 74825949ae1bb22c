import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** Northgate Group's key to Google Meet. */
export async function makeConnections({ db, ids, users }: Northgate) {
  await db
    .insertInto("google_meet")
    .values({
      company_id: ids.northgate,
      client_email: "ats@northgate.iam.gserviceaccount.com",
      private_key: "a key",
      organiser: users.recruiter.email,
      connected_by: "Testing",
      created_date_time: testNow,
    })
    .execute();
}
