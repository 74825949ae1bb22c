import type { ApplicationStatus } from "@ats/core/applications/status";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A text or document that is written once and sent often. */
export interface TemplateTable {
  company_id: number;
  id: Generated<number>;
  kind: TemplateKind;
  name: string;
  subject: string;
  /** HTML; plain text for an SMS. */
  body: string;
  brand_name: string | null;
  /** The status or workflow node that sends it automatically. */
  stage: ApplicationStatus | null;
  node_id: number | null;
  /** Name of its node, once the workflow no longer has it. */
  deleted_stage: string | null;
  delay_minutes: number;
  version: Generated<number>;
  created_by: number;
  created_date_time: Time;
  updated_date_time: Time;
}

export interface TemplateTables {
  templates: TemplateTable;
}
