import type { OfferState } from "@ats/core/offers/offer";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

interface OfferTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  state: OfferState;
  /** Minor units of `currency` for a year. */
  offered_salary: number;
  currency: string;
  job_type: string;
  start_date: string | null;
  /** Last day on which the candidate may accept. */
  answer_by: string | null;
  note: string;
  /** Why it was declined or withdrawn. */
  reason: string | null;
  created_by: number;
  created_date_time: Time;
  made_date_time: Time | null;
  /** When it was accepted, declined or withdrawn. */
  ended_date_time: Time | null;
  version: Generated<number>;
}

export interface OfferTables {
  offers: OfferTable;
}
