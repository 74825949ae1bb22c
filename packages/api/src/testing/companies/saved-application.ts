import { savedApplicationDays } from "@ats/core/careers/contract";
import { hashSecret } from "../../kernel/secret.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";
import { after } from "../../kernel/time.ts";

const token = "a-link-to-what-ann-bell-wrote";

/** Ann Bell's saved application as a nurse, with the secret of its link. */
export async function makeSavedApplication({ db, ids, nurse, annAsNurse }: Northgate) {
  const typed = {
    app_uuid: annAsNurse.app_uuid,
    first_name: "Ann",
    last_name: "Bell",
    email: "ann.bell@mail.example",
    contact_mobile_number: null,
    city: "",
    postcode: "",
    cv: null,
    answers: [],
    consent: true,
  };
  await db
    .insertInto("saved_applications")
    .values({
      company_id: ids.northgate,
      application_id: annAsNurse.id,
      job_id: nurse.id,
      form: JSON.stringify(typed),
      link_hash: hashSecret(token),
      expires_date_time: after(testNow, savedApplicationDays * 24 * 60 * 60_000),
    })
    .execute();
  return { keptLink: token };
}
