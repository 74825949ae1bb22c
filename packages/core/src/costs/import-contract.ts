import { z } from "zod";
import { bodyBytes, endpoint } from "../contract/endpoint.ts";
import { dateOrders } from "../lists/cell-date.ts";
import { costTypeMaxLength } from "./cost.ts";
import { costCellMaxLength, costColumns, type CostColumn } from "./cost-columns.ts";

/** Most bytes of a file of costs. */
export const importedCostsMaxBytes = 500_000;

/** Most rows of a file of costs. */
export const mostImportedCosts = 500;

const cell = z.string().max(costCellMaxLength).default("");
const cells = Object.fromEntries(costColumns.map((column) => [column, cell])) as Record<
  CostColumn,
  typeof cell
>;
/** The cells of a row, as they are written in the file. */
const row = z.object({
  /** Line of the file where the row begins. */
  line: z.number().int().positive(),
  ...cells,
});
export type ImportedCostRow = z.output<typeof row>;

export const importCosts = endpoint({
  method: "POST",
  path: "/api/costs/import",
  summary: "Records the costs of a file, with a result for each row; `check` only checks the rows",
  access: "UPDATE_COSTS",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: z.object({
    /** Name of the file. */
    name: z.string().trim().min(1).max(200),
    rows: z
      .array(row)
      .min(1, "The file has no rows. Choose another.")
      .max(mostImportedCosts, `The file has more than ${mostImportedCosts} rows. Split it.`),
    /** Type of rows without one. */
    type: z.string().trim().max(costTypeMaxLength).default(""),
    /** Order of day and month in the file’s days; without it, a day that may be two is refused. */
    date_order: z.enum(dateOrders).optional(),
    check: z.boolean().default(false),
  }),
  response: z.object({
    results: z.array(
      z.object({
        line: z.number().int(),
        /** The cost; null for a row that was refused, or only checked. */
        id: z.number().int().nullable(),
        /** Why the row was refused and what to do; null for one that can be added. */
        problem: z.string().nullable(),
        /** True for a cost that waits for approval, or would. */
        waits: z.boolean(),
      }),
    ),
  }),
});
export type CostRowResult = z.output<typeof importCosts.response>["results"][number];
