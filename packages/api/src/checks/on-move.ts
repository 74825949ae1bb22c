import type { MoveParticipant } from "../applications/move-participant.ts";
import { uncheckedOf } from "./read-checks.ts";

export const checksOnMove: MoveParticipant = {
  async onMove({ db }, { applications, status, outcome }) {
    if (status !== "HIRE") return;
    const hired = applications.map(({ row }) => row.id);
    for (const id of await uncheckedOf(db, hired)) outcome.unchecked.add(id);
  },
};
