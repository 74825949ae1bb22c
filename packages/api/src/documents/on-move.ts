import type { MoveParticipant } from "../applications/move-participant.ts";
import { countStillWithdrawn, withdrawDocuments } from "./unsigned-documents.ts";

export const documentsOnMove: MoveParticipant = {
  async onExit(call, { applications, outcome }) {
    const withdrawn = await withdrawDocuments(
      call,
      applications.map(({ row: { id }, reason }) => ({ id, reason })),
    );
    for (const [id, count] of withdrawn) outcome.documentsWithdrawn.set(id, count);
  },

  async onReopen({ db, services }, ids, { outcome }) {
    const still = await countStillWithdrawn(db, ids, services.clock());
    for (const [id, count] of still) outcome.documentsWithdrawn.set(id, count);
  },
};
