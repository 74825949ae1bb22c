import type { ColumnType } from "kysely";

/** Read as the value, written as its JSON. */
export type Json<T> = ColumnType<T, string, string>;
/** Read as a `Date`, written as one or as ISO 8601. */
export type Time = ColumnType<Date, Date | string, Date | string>;
