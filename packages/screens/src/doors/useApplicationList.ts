import { type SearchProps, useSearch } from "../app/useSearch.ts";
import {
  applicationListSearch,
  type ApplicationListSearch,
} from "../applications/application-list/state.ts";
import { useApplicationList as useList } from "../applications/application-list/useApplicationList.ts";

/** State and data of a job's list of applications, for a view of the host's own. */
export const useApplicationList = (jobId: number, props?: SearchProps<ApplicationListSearch>) =>
  useList(jobId, useSearch(applicationListSearch, props));
