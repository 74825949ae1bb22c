import type { DutyParticipant } from "../users/duty-participant.ts";

export const costsDuties: DutyParticipant = {
  columns: { "cost_lines.created_by": "history" },
};
