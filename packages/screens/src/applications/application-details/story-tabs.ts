import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Client } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { recordsOf } from "../application-list/story-list.ts";
import { applicationOf, isOpenToAll } from "../story-places.ts";
import type { DetailTab } from "./route.ts";

/** Opens a tab of a submitted application. */
export const onTab = (tab: DetailTab) =>
  applicationOf(isOpenToAll, ({ status }) => status === "APPLIED", `?tab=${tab}`);

/** Opens the tab of the first application that has nothing to show there. */
export const onEmptyTab =
  (tab: DetailTab, countOf: (client: Client, id: number) => Promise<number>) =>
  async (api: BrowserApi) => {
    const query = { status: "APPLIED", per_page: 100 } as const;
    for (const { id } of await recordsOf(api, isOpenToAll, query))
      if ((await countOf(api.client, id)) === 0)
        return `${to.applicationDetails({ id })}?tab=${tab}`;
    throw new Error("The demo has no such application.");
  };
