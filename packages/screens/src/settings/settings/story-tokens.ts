import { addApiToken, revokeApiToken } from "@ats/core/api-tokens/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { serverOf } from "../../embed/story-partner.ts";

type Draft = Input<typeof addApiToken>["body"];
export const portal: Draft = {
  name: "Portal",
  rights: ["VIEW_JOBS", "UPDATE_APPLICATIONS", "EMBED_USERS"],
  origins: ["https://portal.example"],
  days: 365,
};

/** Adds tokens as another administrator, some days ago. */
export async function addTokens({ visitor }: BrowserApi, drafts: Draft[], daysAgo = 0) {
  const now = Date.now;
  Date.now = () => now() - daysAgo * 86_400_000;
  try {
    const { client, fetch, signIn } = visitor();
    await signIn("master@northgate.example");
    const added = [];
    for (const body of drafts) added.push(await client.call(addApiToken, { body }));
    return { client, fetch, added };
  } finally {
    Date.now = now;
  }
}

/** One in use, one that expires soon, one that has expired, and one that was revoked. */
export async function everyState(api: BrowserApi) {
  await addTokens(api, [{ name: "Old portal", rights: ["VIEW_JOBS"], origins: [], days: 30 }], 40);
  await addTokens(
    api,
    [
      {
        name: "Gwasanaethau-recriwtio-ac-adnoddau-dynol-Caerdydd",
        rights: ["VIEW_CANDIDATES"],
        origins: [],
        days: 90,
      },
    ],
    80,
  );
  const payroll: Draft = { name: "Payroll", rights: ["VIEW_JOBS"], origins: [], days: 30 };
  const { client, fetch, added } = await addTokens(api, [payroll, portal]);
  const [first, second] = added;
  await client.call(revokeApiToken, { params: { id: first?.id ?? 0 } });
  await serverOf(fetch, second?.token ?? "").call(listJobs, { query: {} });
}
