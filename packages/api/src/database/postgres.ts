import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { preparingPool } from "./prepared.ts";
import type { Tables } from "./tables.ts";

const numbers = new Set([20, 1700]);
/** Types int8[] and numeric[]. */
const arraysOfNumbers = new Set([1016, 1231]);

type Parser = (text: string) => unknown;

/** `types` for a pg Pool: parses counts and sums as numbers, as the embedded database does. */
export const numberTypes = <Types extends { getTypeParser: (...args: never[]) => unknown }>(
  types: Types,
) => ({
  getTypeParser: ((oid: number, format: never) => {
    if (numbers.has(oid)) return Number;
    const parse = types.getTypeParser(oid as never, format) as Parser;
    if (!arraysOfNumbers.has(oid)) return parse;
    return (text: string) =>
      (parse(text) as (string | null)[]).map((each) => (each === null ? null : Number(each)));
  }) as Types["getTypeParser"],
});

/** Opens a PostgreSQL server through a pg Pool made with {@link numberTypes}. */
export const openPostgres = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
