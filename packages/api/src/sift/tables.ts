import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** An answer that a reviewer was shown, with the score that they gave. */
interface SiftScoreTable {
  company_id: number;
  application_id: number;
  question_id: string;
  user_id: number;
  key: Generated<string>;
  score: number | null;
  /** From then on it is fixed, and part of the results. */
  finished_date_time: Time | null;
}

export interface SiftTables {
  sift_scores: SiftScoreTable;
}
