import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { readSchema, type TableSchema } from "./read-schema.ts";
import { partKeys } from "./stored-parts.ts";

const batch = 500;

/** The columns that name files: each file's key begins with the number of its company. */
const fileColumns = (schema: readonly TableSchema[]) =>
  schema.flatMap((table) => {
    const names = table.columns.map(({ name }) => name);
    return names
      .filter((name) => /(?:^|_)(?:file|cv|photo|document|logo)_key$/.test(name))
      .map((column) => ({ table: table.name, column, size: sizeOf(names) }));
  });

const sizeOf = (names: readonly string[]) =>
  names.find((name) => name === "size" || name === "cv_size");

export interface CompanyFile {
  key: string;
  /** Null where the database does not tell. */
  bytes: number | null;
}

/** Goes through the keys of all files of a company, some more than once. */
export async function* companyFiles(
  { system }: Pick<Services, "system">,
  company_id: number,
): AsyncGenerator<CompanyFile[]> {
  const schema = await readSchema(system);
  for (const { table, column, size } of fileColumns(schema))
    for (let last = ""; ; ) {
      const isBundle = table === "company_bundles";
      const bytes = size ? sql.ref(size) : isBundle ? sql.ref("bytes") : sql`null::bigint`;
      const { rows } = await sql<CompanyFile>`
        select ${sql.ref(column)} as key, max(${bytes})::bigint as bytes from ${sql.table(table)}
        where company_id = ${company_id} and ${sql.ref(column)} > ${last}
        group by 1 order by 1 limit ${batch}`.execute(system);
      yield isBundle
        ? rows.flatMap(({ key, bytes: length }) =>
            partKeys({ key, bytes: length ?? 0 }).map((part) => ({ key: part, bytes: null })),
          )
        : rows;
      last = rows.at(-1)?.key ?? last;
      if (rows.length < batch) break;
    }
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`select id from envelopes
      where company_id = ${company_id} and id > ${last} and status = 'COMPLETED'
      order by id limit ${batch}`.execute(system);
    yield rows.map(({ id }) => ({ key: `${company_id}/evidence/${id}.pdf`, bytes: null }));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
  }
}
