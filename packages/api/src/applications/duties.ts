import type { DutyParticipant } from "../users/duty-participant.ts";

export const applicationsDuties: DutyParticipant = {
  columns: {
    "activities.user_id": "history",
    "application_views.user_id": "history",
    "notes.user_id": "history",
    "reveals.user_id": "history",
    "scorecards.user_id": "history",
  },
};
