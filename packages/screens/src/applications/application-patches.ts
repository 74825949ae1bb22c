import type { Application } from "@ats/core/applications/application";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";
import type { ApplicationPage } from "./status-patches.ts";

/** Changes applications wherever they are at hand: in every list, on the board, in their details. */
export function patchApplications(
  queries: QueryClient,
  ids: readonly number[],
  change: (application: Application) => Partial<Application>,
): void {
  const patch = <A extends Application>(row: A): A =>
    ids.includes(row.id) ? { ...row, ...change(row) } : row;
  const patchPage = (page: ApplicationPage) => ({ ...page, records: page.records.map(patch) });
  queries.setQueriesData<ApplicationPage | InfiniteData<ApplicationPage>>(
    { queryKey: keyOf(listApplications) },
    (data) =>
      data && ("pages" in data ? { ...data, pages: data.pages.map(patchPage) } : patchPage(data)),
  );
  queries.setQueriesData<Application>(
    { queryKey: keyOf(getApplication) },
    (details) => details && patch(details),
  );
}
