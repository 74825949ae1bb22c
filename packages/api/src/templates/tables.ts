import type { ApplicationStatus } from "@ats/core/applications/status";
import type { TemplateKind } from "@ats/core/templates/kinds";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A text that is written once and sent often. */
export interface TemplateTable {
  company_id: number;
  id: Generated<number>;
  kind: TemplateKind;
  name: string;
  subject: string;
  /** Markup; of an SMS text. */
  body: string;
  brand_name: string | null;
  /** The status or workflow node whose automatic message this is. */
  stage: ApplicationStatus | null;
  node_id: number | null;
  /** The node that it was, once its workflow no longer has it. */
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
