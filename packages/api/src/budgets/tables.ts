import type { Generated } from "kysely";

interface BudgetTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  job_id: number | null;
  dept: string;
  campaign: string;
  from_date: string;
  to_date: string;
  amount: number;
  warn_percent: number;
  is_hard_limit: boolean;
  version: Generated<number>;
}

export interface BudgetTables {
  budgets: BudgetTable;
}
