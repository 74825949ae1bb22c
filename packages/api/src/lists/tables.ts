import type { Audience, SavedList, SavedState } from "@ats/core/lists/saved-view";
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
  shared_with: Generated<Audience>;
}

interface SavedViewReaderTable {
  company_id: number;
  user_id: number;
  view_id: number;
}

interface DefaultViewTable {
  company_id: number;
  user_id: number;
  list: SavedList;
  view_id: number;
}

export interface ListTables {
  saved_views: SavedViewTable;
  saved_view_readers: SavedViewReaderTable;
  default_views: DefaultViewTable;
}
