import type { SessionActor } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { isOwnPassword } from "./password-handlers.ts";

/**
 * The signed-in user, after checking their password: an open session alone is not enough to change
 * how its user signs in. Never inside a transaction.
 */
export async function needPassword(
  {
    services,
    actor,
    request,
  }: { services: Services; actor: SessionActor; request: RequestContext },
  password: string,
) {
  if (!(await isOwnPassword(services, actor, password, request.address)))
    throw new HttpError(403, "The password is not correct. Check it and try again.");
  return services.system
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["company_id", "id", "email", "first_name", "last_name", "totp_secret"])
    .executeTakeFirstOrThrow();
}
