import type { Generated } from "kysely";

interface TagTable {
  company_id: number;
  id: Generated<number>;
  label: string;
}

export interface TagTables {
  tags: TagTable;
}
