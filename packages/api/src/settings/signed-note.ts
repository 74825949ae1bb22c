import { noteTime, type TechUserNote } from "@ats/core/settings/tech-user-note";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { operatorOf } from "./operator.ts";
import type { Call } from "../kernel/implement.ts";

/** The operator's note about a company, cleaned, with its author and time. */
export async function signedNote(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  { user_note }: { user_note: string },
): Promise<TechUserNote> {
  await operatorOf(db, actor);
  const writer = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["first_name", "last_name", "email"])
    .executeTakeFirstOrThrow();
  return {
    user_name: `${writer.first_name} ${writer.last_name}`,
    user_email: writer.email,
    updated_date_time: noteTime(services.clock()),
    user_note: cleanRichText(user_note),
  };
}
