import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import ts from "typescript";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";

/** TypeScript type by database type. JSON may have any type. */
const readAs: Record<string, string> = {
  bool: "boolean",
  bytea: "Uint8Array",
  _bytea: "Uint8Array[]",
  date: "string",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  _int4: "number[]",
  text: "string",
  _text: "string[]",
  timestamptz: "Date",
  tsvector: "string",
  uuid: "string",
};

test("the types of the tables are those of the database, column by column", async () => {
  const columns = await databaseColumns();
  const types = tableTypes();
  expect([...types.keys()].toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
  const differences = columns.flatMap((column) => {
    const type = types.get(column.name) as ColumnType;
    const isRead = column.labels ? isOneOf(column.labels, type) : isReadAs(column.type, type);
    return [
      isRead || `${column.name} is a ${column.type}`,
      column.is_nullable === type.is_nullable ||
        `${column.name} is nullable: ${column.is_nullable}`,
      !column.is_generated || type.is_generated || `${column.name} is generated`,
      column.is_optional || !type.is_optional || `${column.name} has no default`,
    ].filter((each) => each !== true);
  });
  expect(differences).toEqual([]);
});

const isReadAs = (column: string, { read }: ColumnType) =>
  column.startsWith("json") || readAs[column] === kindOf(read);

const isOneOf = (labels: string[], { read }: ColumnType) =>
  read.isUnion() &&
  read.types.every((each) => each.isStringLiteral() && labels.includes(each.value));

interface DatabaseColumn {
  /** Table and column. */
  name: string;
  type: string;
  /** Labels of an enum. */
  labels: string[] | null;
  is_nullable: boolean;
  is_generated: boolean;
  /** An insert may leave it out. */
  is_optional: boolean;
}

async function databaseColumns(): Promise<DatabaseColumn[]> {
  const { rows } = await sql<DatabaseColumn>`
    select table_name || '.' || column_name as name, udt_name as type,
      (select array_agg(enumlabel::text) from pg_enum where enumtypid = to_regtype(udt_name)) as labels,
      is_nullable = 'YES' as is_nullable, is_generated = 'ALWAYS' as is_generated,
      is_nullable = 'YES' or is_generated = 'ALWAYS' or is_identity = 'YES'
        or column_default is not null as is_optional
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(await testDatabase());
  return rows;
}

interface ColumnType {
  read: ts.Type;
  is_nullable: boolean;
  /** An insert may not name it. */
  is_generated: boolean;
  /** An insert may leave it out. */
  is_optional: boolean;
}

/** The columns of `Tables` by table and column. */
function tableTypes(): Map<string, ColumnType> {
  const path = fileURLToPath(new URL("tables.ts", import.meta.url));
  const program = ts.createProgram([path], {
    strict: true,
    allowImportingTsExtensions: true,
    customConditions: ["@ats/source"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    types: [],
  });
  checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const tables = checker.getExportsOfModule(module).find(({ name }) => name === "Tables")!;
  return new Map(
    checker
      .getDeclaredTypeOfSymbol(tables)
      .getProperties()
      .flatMap((table) =>
        checker
          .getTypeOfSymbol(table)
          .getProperties()
          .map((column) => [
            `${table.name}.${column.name}`,
            columnType(checker.getTypeOfSymbol(column)),
          ]),
      ),
  );
}

let checker: ts.TypeChecker;

/** kysely's `ColumnType` reads and inserts different types; any other type does both. */
function columnType(type: ts.Type): ColumnType {
  const wrapped = membersOf(type).find((each) => each.getProperty("__select__"));
  const typeFor = (use: string) => {
    const property = wrapped?.getProperty(use);
    return property ? checker.getTypeOfSymbol(property) : type;
  };
  const read = typeFor("__select__");
  const inserted = typeFor("__insert__");
  const is_nullable =
    has(type, ts.TypeFlags.Null) || has(read, ts.TypeFlags.Null | ts.TypeFlags.Unknown);
  const is_generated = has(inserted, ts.TypeFlags.Never);
  const is_optional =
    is_generated || has(type, ts.TypeFlags.Null) || has(inserted, ts.TypeFlags.Undefined);
  return { read: checker.getNonNullableType(read), is_nullable, is_generated, is_optional };
}

const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const has = (type: ts.Type, flags: ts.TypeFlags) =>
  membersOf(type).some((each) => each.flags & flags);

function kindOf(type: ts.Type): string {
  const [element] = checker.isArrayType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : [];
  if (element) return `${kindOf(element)}[]`;
  return checker.typeToString(checker.getBaseTypeOfLiteralType(type)).replace(/<.*>/, "");
}
