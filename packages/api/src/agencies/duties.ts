import type { DutyParticipant } from "../users/duty-participant.ts";

export const agenciesDuties: DutyParticipant = {
  columns: {
    "agency_documents.created_by": "history",
    "agency_disputes.opener_id": "history",
    "agency_disputes.decider_id": "history",
    "agency_dispute_entries.user_id": "history",
    "agency_messages.user_id": "history",
    "agency_questions.answered_by": "history",
    "agency_ownership_events.created_by": "history",
    "agency_links.invited_by": "history",
    "agency_terms.created_by": "history",
    "placements.claimed_by": "history",
    "job_releases.released_by": "history",
    "job_releases.withdrawn_by": "history",
  },
};
