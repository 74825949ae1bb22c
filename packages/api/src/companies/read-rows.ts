import { type RawBuilder, sql } from "kysely";
import { type CompanyDb, inCompany } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";
import { bundleClaims, type CarriedTable, isCarried } from "./bundle-claims.ts";
import { mapIds } from "./map-ids.ts";
import type { TableSchema } from "./read-schema.ts";

/** Rows read in one short transaction, so that other work goes on in between. */
const batch = 1_000;

/** The rows that a bundle may refer to, as they were when it was begun. */
export interface BundleScope {
  company_id: number;
  schema: readonly TableSchema[];
  /** First and last id of each numbered table. */
  spans: Record<string, { first: number; last: number }>;
  /** Ids of the users by name and date, because an import may merge one with who imports. */
  userIds: readonly number[];
}

export interface BundleRow {
  /** Values by column, with ids relative to the bundle. */
  values: Record<string, unknown>;
  /** Keys of its files by the name under which the bundle refers to them. */
  files: Record<string, string>;
}

/** The carried tables in the order of their foreign keys. */
export const carriedTables = (schema: readonly TableSchema[]) =>
  schema.flatMap((table) => {
    const claim = bundleClaims[table.name as keyof typeof bundleClaims];
    return claim && isCarried(claim) ? [{ table, claim }] : [];
  });

/** Columns that a bundle contains of a table. */
export const carriedColumns = (claim: CarriedTable): string[] => claim.carries.split(" ");

/** Table of a column's ids, where that table's rows are numbered. */
export function tableOfIds(
  schema: readonly TableSchema[],
  { table, claim }: { table: TableSchema; claim: CarriedTable },
  column: string,
): string | undefined {
  if (column === "id") return table.sequence ? table.name : undefined;
  const name = claim.refs?.[column] ?? claim.sameAs?.[column] ?? table.references[column];
  return schema.find((each) => each.name === name)?.sequence ? name : undefined;
}

/** Reads which rows a company has now. */
export function readScope(
  { system }: Pick<Services, "system">,
  company_id: number,
  schema: readonly TableSchema[],
): Promise<BundleScope> {
  return inCompany(system, company_id, async (db) => {
    const spans: BundleScope["spans"] = {};
    for (const { table } of carriedTables(schema)) {
      if (!table.sequence) continue;
      const { rows } = await sql<{ first: number; last: number }>`
        select coalesce(min(id), 1) as first, coalesce(max(id), 0) as last
        from ${sql.table(table.name)}`.execute(db);
      if (rows[0]) spans[table.name] = rows[0];
    }
    const { rows: users } = await sql<{ id: number }>`select id from users
      order by created_date_time, first_name collate "C", last_name collate "C", id`.execute(db);
    return { company_id, schema, spans, userIds: users.map(({ id }) => id) };
  });
}

/** The number of an id in the bundle; null for a row that was made later. */
function bundleId(
  { spans, userIds }: Pick<BundleScope, "spans" | "userIds">,
  ranks: ReadonlyMap<number, number>,
  table: string,
  id: number,
): number | null {
  if (table === "users") return userIds.length > 0 ? (ranks.get(id) ?? null) : null;
  const span = spans[table];
  return span && id <= span.last ? id - span.first + 1 : null;
}

/** Counts the rows of a table that the bundle will contain. */
export async function countRows(
  db: CompanyDb,
  scope: BundleScope,
  table: TableSchema,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table.name)} t
    where ${condition(scope, table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads a table's rows in the bundle's order, in batches. */
export async function* readRows(
  { system }: Pick<Services, "system">,
  scope: BundleScope,
  of: { table: TableSchema; claim: CarriedTable },
): AsyncGenerator<BundleRow[]> {
  const { table, claim } = of;
  const ranks = new Map(scope.userIds.map((id, index) => [id, index + 1]));
  const order = orderOf(of);
  const columns = carriedColumns(claim);
  const files = Object.entries(claim.files ?? {});
  const asText = table.columns.filter(({ type }) => type === "json").map(({ name }) => name);
  let last: unknown[] | undefined;
  for (;;) {
    const { rows } = await readIn({ system }, scope.company_id, table, async (db) => {
      await sql`set local time zone 'UTC'`.execute(db);
      return sql<{ row: Record<string, unknown>; place: unknown[]; files: (string | null)[] }>`
        select to_jsonb(t) || jsonb_build_object(${sql.join([
          ...asText.flatMap((name) => [sql.lit(name), sql`t.${sql.ref(name)}::text`]),
          ...Object.entries(claim.reads ?? {}).flatMap(([name, expression]) => [
            sql.lit(name),
            sql.raw(expression),
          ]),
          ...Object.entries(claim.sameAs ?? {}).flatMap(([name, other]) => [
            sql.lit(name),
            sql`(select o.id from ${sql.table(other)} o where o.company_id = t.company_id
              and o.${sql.ref(name)} = t.${sql.ref(name)} limit 1)`,
          ]),
        ])}) as row,
          jsonb_build_array(${sql.join(order.map(({ by }) => by))}) as place,
          array[${sql.join(files.map(([, key]) => sql.raw(key)))}]::text[] as files
        from ${sql.table(table.name)} t
        ${joinRanks(scope, order)}
        where ${condition(scope, table)} and ${
          last
            ? sql`(${sql.join(order.map(({ by }) => by))}) > (${sql.join(
                order.map(({ type }, index) => sql`${last?.[index]}::text::${sql.raw(type)}`),
              )})`
            : sql`true`
        }
        order by ${sql.join(order.map(({ by }) => by))} limit ${batch}`.execute(db);
    });
    if (rows.length === 0) return;
    last = rows.at(-1)?.place.map(String);
    yield rows.map(({ row, files: keys }) => ({
      values: Object.fromEntries(
        columns.map((name) => [name, valueOf(scope, ranks, of, name, row[name])]),
      ),
      files: Object.fromEntries(
        files.flatMap(([name], index) => (keys[index] ? [[name, keys[index]]] : [])),
      ),
    }));
    if (rows.length < batch) return;
  }
}

/** Handlers may not read every column of a user, so that table is read as the system. */
const readIn = <T>(
  { system }: Pick<Services, "system">,
  company_id: number,
  { name }: TableSchema,
  work: (db: CompanyDb) => Promise<T>,
): Promise<T> =>
  name === "users" ? system.transaction().execute(work) : inCompany(system, company_id, work);

function valueOf(
  scope: BundleScope,
  ranks: ReadonlyMap<number, number>,
  of: { table: TableSchema; claim: CarriedTable },
  column: string,
  value: unknown,
): unknown {
  const map = (table: string, id: number) => bundleId(scope, ranks, table, id);
  const target = tableOfIds(scope.schema, of, column);
  if (target) return typeof value === "number" ? map(target, value) : null;
  const paths = of.claim.json?.[column];
  return paths ? mapIds(value, paths, map) : (value ?? null);
}

interface Place {
  by: RawBuilder<unknown>;
  type: string;
  /** The column of a user's id, which is ordered by the user's number in the bundle. */
  user?: string;
}

/** Orders rows by what an import keeps: numbers in the bundle, never ids of users. */
function orderOf({ table, claim }: { table: TableSchema; claim: CarriedTable }): Place[] {
  if (table.name === "users") return [rankOf("id")];
  if (table.sequence) return [{ by: sql`t.id`, type: "bigint" }];
  const columns = claim.orderBy ?? table.primaryKey;
  const users = columns.filter((name) => table.references[name] === "users");
  const others = columns.filter((name) => !users.includes(name));
  const places = [
    ...others.map((name): Place => {
      const column = table.columns.find((each) => each.name === name);
      const type = column?.type ?? "text";
      if (type === "text") return { by: sql`t.${sql.ref(name)} collate "C"`, type };
      return column?.isNullable
        ? { by: sql`coalesce(t.${sql.ref(name)}, 0)`, type }
        : { by: sql`t.${sql.ref(name)}`, type };
    }),
    ...users.map(rankOf),
  ];
  // Settings have one row for each company.
  return places.length > 0 ? places : [{ by: sql`1`, type: "int" }];
}

const rankOf = (name: string): Place => ({
  by: sql`${sql.ref(`rank_${name}.n`)}`,
  type: "bigint",
  user: name,
});

const joinRanks = ({ userIds }: BundleScope, order: readonly Place[]) =>
  sql.join(
    order.flatMap(({ user }) =>
      user
        ? [
            sql`join unnest(${[...userIds]}::bigint[]) with ordinality ${sql.ref(`rank_${user}`)} (id, n)
              on ${sql.ref(`rank_${user}.id`)} = t.${sql.ref(user)}`,
          ]
        : [],
    ),
    sql` `,
  );

/** Rows that the bundle may contain: none made since it was begun, and none that hangs on such a row. */
function condition(scope: BundleScope, table: TableSchema): RawBuilder<boolean> {
  const { schema, spans } = scope;
  const claim = bundleClaims[table.name as keyof typeof bundleClaims] as CarriedTable;
  const own = spans[table.name];
  return sql.join(
    [
      sql`t.company_id = ${scope.company_id}`,
      sql.raw(claim.where ?? "true"),
      ...(own ? [sql`t.id <= ${own.last}`] : []),
      ...Object.entries(table.references).flatMap(([column, name]) => {
        const parent = schema.find((each) => each.name === name);
        const parentClaim = bundleClaims[name as keyof typeof bundleClaims];
        if (!parent || !claim.carries.split(" ").includes(column)) return [];
        const span = spans[name];
        const cut = span
          ? [sql`(t.${sql.ref(column)} is null or t.${sql.ref(column)} <= ${span.last})`]
          : [];
        return parentClaim && isCarried(parentClaim) && parentClaim.where
          ? [
              ...cut,
              sql`(t.${sql.ref(column)} is null or t.${sql.ref(column)} in
                (select t.id from ${sql.table(name)} t where ${condition(scope, parent)}))`,
            ]
          : cut;
      }),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
}
