import type { Candidate } from "@ats/core/candidates/candidate";
import { listCandidates } from "@ats/core/candidates/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";

/** Finds the first matching candidate of the demo. */
export async function findCandidate(
  { client }: Pick<BrowserApi, "client">,
  fits: (candidate: Candidate) => boolean,
): Promise<Candidate> {
  const { records } = await client.call(listCandidates, { query: { per_page: 100 } });
  const candidate = records.find(fits);
  if (!candidate) throw new Error("The demo has no such candidate.");
  return candidate;
}

/** Path of a candidate's page. */
export const pageOf =
  (fits: (candidate: Candidate) => boolean) =>
  async (api: BrowserApi): Promise<string> =>
    to.candidateEdit({ id: (await findCandidate(api, fits)).id });
