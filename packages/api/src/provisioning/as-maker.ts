import { implement } from "../kernel/implement.ts";
import { readHeldRole } from "../roles/held-role.ts";

/**
 * Binds a handler of an identity provider's calls. Its token names the right to manage users alone;
 * whom it may change and which roles it may give follow from the role of who made the token.
 */
export const implementScim: typeof implement = (endpoint, handle) =>
  implement(endpoint, async (call) => {
    const { actor, db } = call;
    return handle({ ...call, actor: { ...actor, ...(await readHeldRole(db, actor)) } });
  });
