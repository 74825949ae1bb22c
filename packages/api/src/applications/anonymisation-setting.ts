import { type ChoosableField, choosableFields, withRepeats } from "@ats/core/anonymisation/fields";
import { sql } from "kysely";
import { hasRight } from "../roles/has-right.ts";
import { counted } from "../settings/counted.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";

const labels: Record<ChoosableField, string> = {
  first_name: "first name",
  last_name: "last name",
  email: "email",
  source: "source",
  contact_mobile_number: "mobile number",
  city: "city",
  postcode: "postcode",
  current_employer: "current employer",
  current_jobtitle: "current job title",
  history: "work history and education",
  cv: "CV and files",
};
const inWords = (fields: readonly ChoosableField[]) =>
  new Intl.ListFormat("en-GB").format(fields.map((field) => labels[field]));

export const anonymisationParticipant: SettingParticipant<"anonymize_appl_data_settings"> = {
  async effects({ actor, db }, before, after) {
    const { company_id } = actor;
    const { rows } = await sql<{ jobs: number; applications: number; readers: number }>`
      select (select count(*)::int from jobs j where j.company_id = ${company_id} and j.anonymised
          and j.status not in ('FILLED', 'WITHDRAWN', 'ARCHIVED')) as jobs,
        (select count(*)::int from applications a
          join jobs j on j.company_id = a.company_id and j.id = a.job_id
          where a.company_id = ${company_id} and j.anonymised and a.submitted
            and j.status not in ('FILLED', 'WITHDRAWN', 'ARCHIVED')
            and a.status in ('APPLIED', 'SHORTLIST', 'INTERVIEW', 'PROCESSING')) as applications,
        (select count(*)::int from users u where u.company_id = ${company_id}
          and ${hasRight("u", "VIEW_JOBS")} and not ${hasRight("u", "VIEW_ANONYMISED")}) as readers`.execute(
      db,
    );
    const { jobs = 0, applications = 0, readers = 0 } = rows[0] ?? {};
    const isAlways = ({ is_enabled, is_auto_enabled_for_new_jobs }: typeof before) =>
      is_enabled && is_auto_enabled_for_new_jobs;
    const sentences = [];
    if (isAlways(after) && !isAlways(before))
      sentences.push(
        `${counted(readers, "colleague")} will see applicants anonymised on every job added from now on.`,
      );
    if (before.is_enabled && !after.is_enabled) {
      sentences.push("No other job can be anonymised.");
      if (jobs > 0)
        sentences.push(
          `${counted(jobs, "open job")} with ${counted(applications, "open application")} stay anonymised for ${counted(readers, "colleague")}.`,
        );
    }
    if (readers === 0 || applications === 0) return sentences;
    const [was, is] = [before, after].map(({ hidden_fields }) => withRepeats(hidden_fields));
    const shown = choosableFields.filter((field) => was?.includes(field) && !is?.includes(field));
    const hidden = choosableFields.filter((field) => is?.includes(field) && !was?.includes(field));
    const who = `${counted(applications, "open application")} on anonymised jobs`;
    const colleagues = counted(readers, "colleague");
    if (hidden.length > 0)
      sentences.push(`${colleagues} will no longer see ${inWords(hidden)} of ${who}.`);
    if (shown.length > 0) sentences.push(`${colleagues} will see ${inWords(shown)} of ${who}.`);
    return sentences;
  },
};
