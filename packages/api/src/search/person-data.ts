import type { PersonParticipant } from "../candidates/person-participant.ts";

export const searchPersonData: PersonParticipant = {
  tables: ["candidate_tokens", "candidate_words"],
  async erase({ db, id }) {
    await db.deleteFrom("candidate_tokens").where("candidate_id", "=", id).execute();
  },
};
