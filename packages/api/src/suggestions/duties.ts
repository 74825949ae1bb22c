import type { DutyParticipant } from "../users/duty-participant.ts";

export const suggestionsDuties: DutyParticipant = { columns: { "suggestions.user_id": "history" } };
