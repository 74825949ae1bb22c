import { z } from "zod";
import { conditionSearch } from "../lists/conditions.ts";
import { pageQuery } from "../lists/page.ts";
import {
  applicationFilterFields,
  applicationPostcodes,
  applicationSearchFields,
  applicationSortColumns,
  applicationTimes,
} from "./list-columns.ts";
import { applicationStatuses } from "./status.ts";

export const applicationListQuery = pageQuery(applicationSortColumns, {
  sc: "status",
  so: "asc",
}).extend({
  ...conditionSearch({
    text: applicationSearchFields,
    postcode: applicationPostcodes,
    time: applicationTimes,
    hasCustom: true,
  }).shape,
  filter: z.enum(["active", "complete", "incomplete"]).default("active"),
  /** Replaces the filter with one status. */
  status: z.enum(applicationStatuses).optional(),
  /** Replaces filter and status with one node of the job's workflow. */
  node_id: z.coerce.number().int().positive().optional(),
  ...applicationFilterFields,
});

/** The list query without paging. */
export const applicationFilterQuery = applicationListQuery.omit({ page_no: true, per_page: true });
