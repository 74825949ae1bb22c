import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { listSupportCompanies, openSupportSession } from "@ats/core/session/support-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { storyApi } from "../app/story.tsx";

/** Simulates a company's own host, the only one that accepts its tokens. */
const atHost = (hostname: string) => ({
  fetch: async (request: Request) => {
    const url = Object.assign(new URL(request.url), { hostname });
    return (await storyApi()).fetch(new Request(url, request));
  },
});
export const care = atHost("northgate-care.localhost");
export const group = atHost("northgate-group.localhost");
export const closed = atHost("closed-ltd.localhost");

/** A token that takes the master user to Northgate Care. */
export async function tokenToCare(api: BrowserApi): Promise<string> {
  const master = api.visitor();
  await master.signIn("master@northgate.example");
  const passage = await master.client.call(getOneTimeToken, { params: { id: 2 } });
  return passage.one_time_token;
}

/** A token that takes technical support to a company. */
export async function tokenOfSupport(api: BrowserApi, name = "Northgate Group"): Promise<string> {
  const { signIn, client } = api.visitor();
  await signIn("support@ats.example");
  const { records } = await client.call(listSupportCompanies, { query: { q: name } });
  const body = { company: records[0]?.id ?? 0, reason: "Ticket 4711" };
  return (await client.call(openSupportSession, { body })).one_time_token;
}
