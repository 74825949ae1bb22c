import type { Visit } from "../app/visit.ts";
import { upcomingInterviewsOf } from "../interviews/upcoming-interviews.ts";

type Page = Pick<Visit, "client" | "queries">;

const none = { records: [] };

export async function hasUpcomingInterviews(
  { client, queries }: Page,
  applications: readonly { id: number }[],
): Promise<boolean> {
  const { records } = await queries
    .fetchQuery(upcomingInterviewsOf(client, applications))
    .catch(() => none);
  return records.length > 0;
}
