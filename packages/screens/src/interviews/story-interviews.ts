import type { BrowserApi } from "@ats/api/browser/browser-api";
import { getApplication } from "@ats/core/applications/contract";
import { listInterviews } from "@ats/core/interviews/contract";
import { to } from "@ats/core/navigation/routes";

const day = 24 * 60 * 60_000;

/** What the recruiter has on the calendar in the weeks to come. */
export async function interviewsAhead({ client }: BrowserApi) {
  const from = new Date(Date.now() + day).toISOString();
  const to = new Date(Date.now() + 20 * day).toISOString();
  return (await client.call(listInterviews, { query: { from, to } })).records;
}

/** Path of an application that has an interview ahead. */
export async function interviewee(api: BrowserApi): Promise<string> {
  for (const { application_id: id } of await interviewsAhead(api)) {
    const { anonymised_row } = await api.client.call(getApplication, { params: { id } });
    if (!anonymised_row) return `${to.applicationDetails({ id })}?tab=interviews`;
  }
  throw new Error("The demo has no interview ahead.");
}
