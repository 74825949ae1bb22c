import type { DutyParticipant } from "../users/duty-participant.ts";

export const checksDuties: DutyParticipant = {
  columns: { "right_to_work_checks.checked_by": "history" },
};
