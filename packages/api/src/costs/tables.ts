import type { CostHold, CostKind } from "@ats/core/costs/cost";
import type { SplitWay } from "@ats/core/costs/share-costs";
import type { Generated, GeneratedAlways } from "kysely";
import type { Time } from "../database/columns.ts";

interface CostLineTable {
  company_id: number;
  id: Generated<number>;
  kind: CostKind;
  credits_line_id: number | null;
  type: string;
  is_internal: boolean;
  supplier: string;
  po_number: string;
  invoice_number: string;
  net: number;
  vat_rate: number;
  currency: string;
  rate: number | null;
  rate_date: string | null;
  home_net: number | null;
  expected_date: string;
  incurred_date: string | null;
  paid_date: string | null;
  day: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
  note: string;
  campaign: string;
  dept: string;
  source: string;
  split_by: SplitWay;
  job_count: number;
  document_key: string | null;
  document_name: string | null;
  document_type: string | null;
  offer_id: Generated<number | null>;
  is_forecast: Generated<boolean>;
  /** The terms by which the fee of an offer was forecast. */
  agency_terms_id: Generated<number | null>;
  hold: Generated<CostHold | null>;
  created_by: number | null;
  created_date_time: Time;
  version: Generated<number>;
}

/** A job's part of a cost. */
interface CostShareTable {
  company_id: number;
  line_id: number;
  job_id: number;
  amount: number;
  home_amount: number | null;
  position: number;
}

export interface CostTables {
  cost_lines: CostLineTable;
  cost_shares: CostShareTable;
}
