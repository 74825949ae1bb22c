import type { SavedList, SavedState } from "@ats/core/lists/saved-view-contract";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

interface SavedViewTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  list: SavedList;
  name: string;
  state: Json<SavedState>;
  created_date_time: Time;
}

export interface ListTables {
  saved_views: SavedViewTable;
}
