import type { DutyParticipant } from "../users/duty-participant.ts";

/** Sessions, codes and links end with the account, in the database's own function. */
export const sessionDuties: DutyParticipant = {
  columns: {
    "account_events.user_id": "history",
    "embed_sessions.user_id": "history",
    "mailed_codes.user_id": "own",
    "one_time_tokens.user_id": "own",
    "recovery_codes.user_id": "own",
    "sessions.user_id": "history",
    "support_sessions.user_id": "history",
    "support_sessions.home_user_id": "history",
    "users.home_user_id": "own",
  },
};
