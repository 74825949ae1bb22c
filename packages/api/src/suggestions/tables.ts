import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

interface SuggestionTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  title: string;
  text: string;
  created_date_time: Time;
}

export interface SuggestionTables {
  suggestions: SuggestionTable;
}
