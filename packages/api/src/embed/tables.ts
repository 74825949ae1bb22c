import type { EmbedFeature } from "@ats/core/embed/contract";
import type { RouteName } from "@ats/core/navigation/routes";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A client secret for a page of a partner: who asked for it, for whom, and whether it was used. */
interface EmbedSessionTable {
  company_id: number;
  id: Generated<string>;
  api_token_id: number;
  user_id: number;
  secret_hash: Uint8Array;
  /** The only origin whose page may use it. */
  origin: string;
  /** Null for all. */
  routes: RouteName[] | null;
  features: EmbedFeature[];
  created_date_time: Time;
  expires_date_time: Time;
  redeemed_date_time: Time | null;
}

export interface EmbedTables {
  embed_sessions: EmbedSessionTable;
}
