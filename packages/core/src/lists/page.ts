import { z } from "zod";

/** Specification §9. */
export const defaultPageSize = 25;
export const pageSizes = [25, 50, 100] as const;

export interface Sort<Column extends string = string> {
  sc: Column;
  so: "asc" | "desc";
}

/**
 * Page and sort of a list: `page_no` from zero, `sc` the sort column, `so` its order. Specification
 * §7, §9.
 */
export const pageQuery = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  sort: Sort<Columns[number]>,
) =>
  z.object({
    page_no: z.coerce.number().int().min(0).max(1_000_000).default(0),
    per_page: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
    sc: z.enum(columns).default(sort.sc as never),
    so: z.enum(["asc", "desc"]).default(sort.so),
  });

const searchTerm = z.string().max(220, "Shorten the search to 200 characters or fewer.");

/**
 * Search by field: each value is `field:term`, in a repeated `s`. Specification §3, Search fields.
 */
export const fieldSearch = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.object({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
    s: z
      .union([searchTerm, z.array(searchTerm).max(20)])
      .default([])
      .transform((given, context) =>
        [given].flat().map((value) => {
          const [field = "", ...term] = value.split(":");
          if (!fields.includes(field)) {
            context.addIssue({
              code: "custom",
              message: `Search by one of ${fields.join(", ")}.`,
            });
          }
          return { field: field as Fields[number], term: term.join(":").trim() };
        }),
      ),
  });

/** Accepts one or several values, all of which must match. */
export const oneOrMore = <Value extends z.ZodType>(value: Value) =>
  z
    .union([value, z.array(value).max(20)])
    .default([] as never)
    .transform((given) => [given].flat() as z.output<Value>[]);

/** One page of records, and the total count. */
export const pageOf = <Record extends z.ZodType>(record: Record) =>
  z.object({ records: z.array(record), total: z.number().int() });
