import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { addNotices } from "../../agency-portal/notices.ts";
import { readerStates } from "../../applications/reader-state.ts";
import { HttpError } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import type { DisputeRow } from "./read-dispute.ts";

type Reading = Pick<Call, "actor" | "db">;

/**
 * Refuses the file to a reader for whom the applicant is anonymised, because it names them. Both sides
 * read the same, so nothing of it can be hidden.
 */
export async function needFileReader(
  { actor, db }: Reading,
  {
    company_id,
    job_id,
    application_id,
  }: Pick<DisputeRow, "company_id" | "job_id" | "application_id">,
): Promise<void> {
  const application =
    application_id === null
      ? undefined
      : await db
          .selectFrom("applications")
          .select(["id", "anonymised"])
          .where("company_id", "=", company_id)
          .where("id", "=", application_id)
          .executeTakeFirst();
  const { anonymised } =
    application ??
    (await db
      .selectFrom("jobs")
      .select("anonymised")
      .where("company_id", "=", company_id)
      .where("id", "=", job_id)
      .executeTakeFirstOrThrow());
  const isRevealed =
    application && (await readerStates(db, actor, [application]))(application).revealed;
  if (isAnonymisedFor(actor, anonymised && !isRevealed))
    throw new HttpError(
      403,
      "Applicants of this job are anonymised for you, and the file names one. Ask a colleague who sees their names.",
    );
}

/** Mails the agency's users that a dispute has news, without its words. */
export const noticeAgency = (
  call: Pick<Call, "actor" | "db" | "services">,
  { agency_id, job_id, submission_id }: DisputeRow,
): Promise<void> =>
  addNotices(call, "DISPUTE", [
    { agency_id, job_id, ...(submission_id !== null && { submission_id }) },
  ]);
