import { z } from "zod";
import { fieldSearch, pageQuery } from "../lists/page.ts";
import {
  applicationChoices,
  applicationSearchFields,
  applicationSortColumns,
} from "./list-columns.ts";
import { applicationStatuses } from "./status.ts";

/** Which applications of a job, in which order. */
export const applicationListQuery = pageQuery(applicationSortColumns, {
  sc: "status",
  so: "asc",
}).extend({
  ...fieldSearch(applicationSearchFields).shape,
  filter: z.enum(["active", "complete", "incomplete"]).default("active"),
  /** One status in place of the filter. */
  status: z.enum(applicationStatuses).optional(),
  /** One node of the job's workflow in place of both. */
  node_id: z.coerce.number().int().positive().optional(),
  ...applicationChoices,
});

/** The same without pages. */
export const applicationFilterQuery = applicationListQuery.omit({ page_no: true, per_page: true });
