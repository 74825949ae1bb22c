import type { MoveCall, MoveRequest } from "../applications/move-participant.ts";
import { moveParticipants } from "./participants.ts";

/** Asks the areas which moves they refuse: sentences by the application's id. */
export async function refusedMoves(
  call: MoveCall,
  moves: readonly MoveRequest[],
): Promise<ReadonlyMap<number, string>> {
  const refused = new Map<number, string>();
  if (moves.length === 0) return refused;
  for (const { refusals } of moveParticipants(call.services))
    for (const [id, why] of (await refusals?.(call, moves)) ?? []) refused.set(id, why);
  return refused;
}
