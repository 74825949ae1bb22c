import type { DutyParticipant } from "../users/duty-participant.ts";

export const rolesDuties: DutyParticipant = {
  columns: {
    "roles.created_by": "history",
    "access_reviews.started_by": "history",
    "access_reviews.ended_by": "history",
    "access_review_people.user_id": "history",
    "access_review_people.decided_by": "history",
  },
};
