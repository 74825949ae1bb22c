import type { DutyParticipant } from "../users/duty-participant.ts";

export const offersDuties: DutyParticipant = {
  columns: { "offers.created_by": "history" },
};
