import type { Generated } from "kysely";

interface SourceTable {
  company_id: number;
  id: Generated<number>;
  label: string;
  is_archived: Generated<boolean>;
}

export interface SourceTables {
  sources: SourceTable;
}
