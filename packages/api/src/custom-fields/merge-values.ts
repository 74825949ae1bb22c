import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import { customName } from "@ats/core/custom-fields/field-name";
import type { Language } from "@ats/core/languages/language";
import { languages } from "@ats/core/languages/languages";
import { writeDate } from "@ats/core/languages/write-date";
import { type Actor, can } from "@ats/core/rights/rights";
import type { OwnValue } from "@ats/core/templates/merge-tags";
import type { CompanyDb } from "../database/database.ts";
import { readFields } from "./fields.ts";
import { readValues } from "./read-values.ts";

interface Addressed {
  id: number;
  candidate_id: number;
  job_id: number;
  language: Language;
}

const idOf: Record<CustomRecord, (row: Addressed) => number> = {
  candidates: ({ candidate_id }) => candidate_id,
  jobs: ({ job_id }) => job_id,
  applications: ({ id }) => id,
};

/**
 * Values of the merge tags of the company's own fields, in each applicant's language; those of
 * candidates only for a sender who may open candidates.
 */
export async function ownValues(
  db: CompanyDb,
  rows: readonly Addressed[],
  sender: Pick<Actor, "rights"> | undefined,
) {
  const fields = await readFields(db);
  const showsCandidates = !sender || can(sender, "VIEW_CANDIDATES");
  const valueOf = await readValues(db, fields, {
    candidates: showsCandidates ? rows.map(idOf.candidates) : [],
    jobs: rows.map(idOf.jobs),
    applications: rows.map(idOf.applications),
  });
  return (row: Addressed): Record<string, OwnValue> =>
    Object.fromEntries(
      fields.map((field) => {
        const value = valueOf(field, idOf[field.record](row));
        const written = value && inWords(field.kind, value, row.language);
        return [
          customName(field.id),
          { label: field.name, value: field.is_archived ? "" : written },
        ];
      }),
    );
}

function inWords(kind: CustomFieldKind, value: string, language: Language): string {
  if (kind === "date")
    return writeDate(language, { dateStyle: "long", timeZone: "UTC" }, new Date(value));
  return kind === "number"
    ? Number(value).toLocaleString(languages[language].locale, { maximumFractionDigits: 4 })
    : value;
}
