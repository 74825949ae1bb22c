import type { Call } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";

type Asking = Pick<Call, "actor" | "db">;

/** The anonymisation settings of the actor's company. */
export async function ownAnonymisation({ actor, db }: Asking) {
  const { ats_settings } = await db
    .selectFrom("companies")
    .where("id", "=", actor.company_id)
    .select("ats_settings")
    .executeTakeFirstOrThrow();
  return ats_settings.anonymize_appl_data_settings;
}

/**
 * Refuses to anonymise a job's applicants unless the company anonymises, or the job already does.
 */
export async function needAnonymisation(
  call: Asking,
  chosen: boolean,
  isAnonymised = false,
): Promise<void> {
  if (!chosen || isAnonymised) return;
  const { is_enabled } = await ownAnonymisation(call);
  if (!is_enabled)
    throw new HttpError(
      409,
      "Your company does not anonymise applicants. Turn anonymisation off in the job, then save again.",
    );
}
