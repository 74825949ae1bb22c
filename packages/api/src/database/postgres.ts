import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { Tables } from "./tables.ts";

const int8 = 20;
const numeric = 1700;

/** `types` for a pg Pool: counts and sums are numbers, as the embedded database gives them. */
export const numberTypes = <Types extends { getTypeParser: (...args: never[]) => unknown }>(
  types: Types,
) => ({
  getTypeParser: ((oid: number, format: never) =>
    oid === int8 || oid === numeric
      ? Number
      : types.getTypeParser(oid as never, format)) as Types["getTypeParser"],
});

/** A PostgreSQL server through a pg Pool made with {@link numberTypes}. */
export const openPostgres = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
