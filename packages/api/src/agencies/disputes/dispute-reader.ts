import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { addNotices } from "../../agency-portal/notices.ts";
import { readerStates } from "../../applications/reader-state.ts";
import { authorOf, recordAudit } from "../../audit/record-audit.ts";
import { HttpError } from "../../kernel/http-error.ts";
import type { Acting, Call } from "../../kernel/implement.ts";
import { publishDispute } from "./publish-dispute.ts";
import { type DisputeRow, subjectOf } from "./read-dispute.ts";
import type { Author } from "./write-dispute.ts";

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

/** The company's user as the author of an entry. */
export const authorFor = async (call: Reading): Promise<Author> => ({
  side: "COMPANY",
  user_id: call.actor.user_id,
  name: (await authorOf(call)).name,
});

/** Mails the agency's users that a dispute has news, without its words, and puts the act on record. */
export async function finish(
  call: Acting,
  dispute: DisputeRow,
  event: Pick<Parameters<typeof recordAudit>[1], "type" | "changes">,
): Promise<void> {
  const { agency_id, job_id, submission_id } = dispute;
  await addNotices(call, "DISPUTE", [
    { agency_id, job_id, ...(submission_id !== null && { submission_id }) },
  ]);
  await publishDispute(call, dispute);
  await recordAudit(call, { ...event, subject: subjectOf(dispute) });
}
