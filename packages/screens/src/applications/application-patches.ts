import type { Application } from "@ats/core/applications/application";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";
import type { ApplicationPage } from "./status-patches.ts";

/** Changes applications in every cached list, board and details. */
export function patchApplications(
  queries: QueryClient,
  ids: readonly number[],
  change: (application: Application) => Partial<Application>,
): void {
  const patch = <A extends Application>(row: A): A =>
    ids.includes(row.id) ? { ...row, ...change(row) } : row;
  queries.setQueriesData<ApplicationPage>(
    { queryKey: keyOf(listApplications) },
    (page) => page && { ...page, records: page.records.map(patch) },
  );
  queries.setQueriesData<Application>(
    { queryKey: keyOf(getApplication) },
    (details) => details && patch(details),
  );
}
