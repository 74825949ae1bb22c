import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { noSuchRole, rolesToGive } from "./give-role.ts";

/** Pairs of a name, such as a group's, and the role that it gives; null for none. */
type Pairs = readonly (readonly (string | null)[])[];

/** Refuses a setting that gives new names a role which its author may not give. */
export async function needRolesToGive(
  call: Pick<Call, "actor" | "db">,
  before: Pairs,
  after: Pairs,
): Promise<void> {
  const old = new Set(before.map((pair) => JSON.stringify(pair)));
  const given = new Set((await rolesToGive(call)).map(({ name }) => name));
  const wrong = after.find(
    (pair) => pair[1] != null && !old.has(JSON.stringify(pair)) && !given.has(pair[1]),
  );
  if (wrong) throw new HttpError(403, `${wrong[1]}: ${noSuchRole} Choose another.`);
}
