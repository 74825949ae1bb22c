import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import type { Northgate } from "./northgate.ts";

/** A field of candidates, jobs and applications each, with Ann Bell's and the nurse job's values. */
export async function makeCustomFields({ db, ids, ann, annAsNurse, nurse }: Northgate) {
  const company_id = ids.northgate;
  const add = (record: CustomRecord, kind: CustomFieldKind, name: string, choices: string[] = []) =>
    db
      .insertInto("custom_fields")
      .values({ company_id, record, kind, name, choices })
      .returning("id")
      .executeTakeFirstOrThrow();
  const notice = await add("candidates", "choice", "Notice period", ["None", "A month"]);
  const hours = await add("jobs", "number", "Hours a week");
  const shift = await add("applications", "choice", "Preferred shift", ["Days", "Nights"]);
  await db
    .insertInto("custom_values")
    .values([
      {
        company_id,
        field_id: notice.id,
        candidate_id: ann.id,
        job_id: null,
        value: "A month",
        amount: null,
      },
      {
        company_id,
        field_id: hours.id,
        candidate_id: null,
        job_id: nurse.id,
        value: "37.5",
        amount: 37.5,
      },
      {
        company_id,
        field_id: shift.id,
        application_id: annAsNurse.id,
        candidate_id: null,
        job_id: null,
        value: "Nights",
        amount: null,
      },
    ])
    .execute();
  return { customFields: { notice, hours, shift } };
}
