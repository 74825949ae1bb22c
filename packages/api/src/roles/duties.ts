import type { DutyParticipant } from "../users/duty-participant.ts";

export const rolesDuties: DutyParticipant = { columns: { "roles.created_by": "history" } };
