import type { ApplicationStatus } from "@ats/core/applications/status";
import { queryOf } from "../app/query.ts";
import type { Visit } from "../app/visit.ts";
import { stageTemplatesFor } from "../templates/stage-templates.ts";
import { toComeOf } from "../interviews/to-come.ts";

type Page = Pick<Visit, "client" | "queries">;

const none = { records: [] };

/** Whether any of them has an interview to come. */
export async function haveToCome(
  { client, queries }: Page,
  applications: readonly { id: number }[],
): Promise<boolean> {
  const { records } = await queries.fetchQuery(toComeOf(client, applications)).catch(() => none);
  return records.length > 0;
}

/** Whether a stage sends them a template by itself. */
export async function stageTells(
  { client, queries }: Page,
  applications: readonly { job_id: number }[],
  status: ApplicationStatus,
  hasTexts: boolean,
): Promise<boolean> {
  const { records } = await queries
    .fetchQuery(queryOf(client, ...stageTemplatesFor(status, applications)))
    .catch(() => none);
  return records.some(({ kind }) => hasTexts || kind !== "sms");
}
