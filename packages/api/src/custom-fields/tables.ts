import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import type { Generated } from "kysely";

interface CustomFieldTable {
  company_id: number;
  id: Generated<number>;
  record: CustomRecord;
  kind: CustomFieldKind;
  name: string;
  choices: string[];
  is_required: Generated<boolean>;
  is_asked: Generated<boolean>;
  is_archived: Generated<boolean>;
  version: Generated<number>;
}

interface CustomValueTable {
  company_id: number;
  field_id: number;
  candidate_id: number | null;
  job_id: number | null;
  application_id: Generated<number | null>;
  value: string;
  /** A number, or a day as one: 20261127. */
  amount: number | null;
}

export interface CustomFieldTables {
  custom_fields: CustomFieldTable;
  custom_values: CustomValueTable;
}
