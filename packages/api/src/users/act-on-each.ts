import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { lockAdministrators } from "./give-role.ts";
import { needUser } from "./need-user.ts";

/** A user whose row is locked for a change. */
export type ActedOn = Awaited<ReturnType<typeof needUser>>;

/** Acts on users in turn, with a result for each; nothing is done for whom it is refused. */
export async function actOnEach(
  call: Pick<Call, "actor" | "db">,
  ids: readonly number[],
  act: (user: ActedOn) => Promise<unknown>,
) {
  await lockAdministrators(call.db, call.actor.company_id);
  const results = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    let name = "";
    try {
      const user = await needUser(call, id);
      name = user.subject.name;
      await act(user);
      results.push({ id, name, problem: null });
    } catch (error) {
      // A single act is refused as such; of several, the others are done.
      if (!(error instanceof HttpError) || ids.length === 1) throw error;
      results.push({ id, name, problem: error.message });
    }
  }
  return results;
}
