import type { SessionEnd } from "@ats/core/session/session-end";
import type { ColumnType, Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

export interface SessionTable {
  id: Generated<string>;
  company_id: number;
  user_id: number;
  session_hash: Uint8Array;
  token_hash: Uint8Array;
  previous_token_hash: Uint8Array | null;
  token_date_time: Time;
  created_date_time: Time;
  extended_date_time: Time;
  expires_date_time: Time;
  ended_date_time: Time | null;
  /** Null for a session that expired. */
  ended_by: SessionEnd | null;
  /** Client address and `User-Agent` at sign-in. */
  address: Generated<string>;
  user_agent: Generated<string>;
  /** Ids of the users that it may switch to: those for whom the sign-in was sufficient. */
  accounts: ColumnType<number[], string | undefined, string>;
  /** Thumbprint of the key whose proof each call needs; null for a session by cookie. */
  key_thumbprint: string | null;
  /** The token that made it, for a session in a partner's page. */
  api_token_id: number | null;
  /** When the password was proved: before the session began, if it was switched to. */
  signed_in_date_time: Time;
  /** The colleague, or the role by name, as whom the session views, and until when. */
  viewed_user_id: number | null;
  viewed_role: string | null;
  view_ends_date_time: Time | null;
}

/** A session of the operator's staff in a company, with reason and address. Lines never change. */
interface SupportSessionTable {
  company_id: number;
  id: Generated<number>;
  session_id: string;
  user_id: number;
  home_company_id: number;
  home_user_id: number;
  reason: string;
  address: string;
  user_agent: string;
  created_date_time: Time;
}

interface SignInAttemptTable {
  id: Generated<number>;
  email: string;
  address: string;
  succeeded: boolean;
  created_date_time: Time;
}

export type TokenPurpose =
  | "reset password"
  | "invitation"
  | "switch company"
  | "authenticator app"
  | "book interview";

interface OneTimeTokenTable {
  token_hash: Uint8Array;
  purpose: TokenPurpose;
  company_id: number;
  user_id: number;
  /** Further facts, by purpose. */
  meta: Json<Record<string, unknown>>;
  created_date_time: Time;
  expires_date_time: Time;
  redeemed_date_time: Time | null;
}

/** The provider's side of a session that an organisation opened. */
interface OrganisationSessionTable {
  session_id: string;
  refresh_token: string;
  refreshed_date_time: Time;
}

interface PasswordRequestTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  address: string;
  created_date_time: Time;
  answered_date_time: Time | null;
}

interface ServerSecretTable {
  name: string;
  value: string;
}

interface UsedCaptchaTable {
  signature: string;
  expires_date_time: Time;
}

interface RecoveryCodeTable {
  company_id: number;
  user_id: number;
  code_hash: Uint8Array;
  used_date_time: Time | null;
}

interface MailedCodeTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** argon2id, because there are only a million codes to try. */
  code_hash: string;
  tries: Generated<number>;
  created_date_time: Time;
  expires_date_time: Time;
  used_date_time: Time | null;
}

interface AccountEventTable {
  company_id: number;
  id: Generated<number>;
  user_id: number;
  /** The user, or the colleague who made the change. */
  actor_id: number;
  event: AccountEvent;
  /** Client address. */
  address: string;
  created_date_time: Time;
}
export type AccountEvent =
  | "mfa_enabled"
  | "mfa_disabled"
  | "recovery_codes_renewed"
  | "recovery_code_used";

export interface SessionTables {
  sessions: SessionTable;
  support_sessions: SupportSessionTable;
  sign_in_attempts: SignInAttemptTable;
  one_time_tokens: OneTimeTokenTable;
  organisation_sessions: OrganisationSessionTable;
  password_requests: PasswordRequestTable;
  server_secrets: ServerSecretTable;
  used_captchas: UsedCaptchaTable;
  recovery_codes: RecoveryCodeTable;
  mailed_codes: MailedCodeTable;
  account_events: AccountEventTable;
}
