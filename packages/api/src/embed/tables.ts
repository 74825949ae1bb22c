import type { EmbedFeature } from "@ats/core/embed/contract";
import type { RouteName } from "@ats/core/navigation/routes";
import type { Generated } from "kysely";
import type { Time } from "../database/columns.ts";

/** A client secret for a frame: who asked for it, for whom, and whether it was used. */
interface EmbedSessionTable {
  company_id: number;
  /** The id of its session too. */
  id: Generated<string>;
  /** Null for a frame of the product itself. */
  api_token_id: number | null;
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
  /** The session ends by then at the latest. */
  session_expires_date_time: Time;
  /** The window's session for a frame of the product itself, with which the frame's ends. */
  window_session_id: string | null;
}

export interface EmbedTables {
  embed_sessions: EmbedSessionTable;
}
