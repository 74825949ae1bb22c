import { type RawBuilder, type SqlBool, sql } from "kysely";
import SCIMMY from "scimmy";
import { containing, escapeLike } from "../database/like-pattern.ts";
import { ScimError } from "../kernel/scim-answer.ts";

/** SQL of an attribute that can be asked for, by its path in lower case. */
export type Filterable = Record<string, { column: RawBuilder<unknown>; equals?: Equals }>;
/** Condition of an equal value, where an index needs it in another form. */
type Equals = (value: string) => RawBuilder<SqlBool>;

const mostComparisons = 20;

const unsupported = () =>
  new ScimError(
    "invalidFilter",
    'This filter is not supported here. Compare by eq, co, sw, ew or pr, such as userName eq "ann@example.com".',
  );

/** Turns a filter of RFC 7644, such as `userName eq "ann@example.com"`, into a condition. */
export function conditionOf(filter: string, attributes: Filterable): RawBuilder<SqlBool> {
  const branches = parse(filter).map((branch) => comparisonsIn(branch));
  if (branches.flat().length > mostComparisons) throw unsupported();
  const all = branches.map(
    (comparisons) =>
      sql<SqlBool>`(${sql.join(
        comparisons.map((each) => toSql(each, attributes)),
        sql` and `,
      )})`,
  );
  return sql<SqlBool>`(${sql.join(all, sql` or `)})`;
}

type Parsed = { [name: string]: Parsed } | string[] | string[][];

function parse(filter: string): Parsed[] {
  try {
    return [...new SCIMMY.Types.Filter(filter)] as Parsed[];
  } catch {
    throw unsupported();
  }
}

interface Comparison {
  path: string;
  isNegated: boolean;
  operator: string;
  value: unknown;
}

function comparisonsIn(parsed: Parsed, path = ""): Comparison[] {
  if (!Array.isArray(parsed))
    return Object.entries(parsed).flatMap(([name, inner]) =>
      comparisonsIn(inner, path ? `${path}.${name}` : name),
    );
  const each = parsed.every((one) => Array.isArray(one)) ? parsed : [parsed];
  return (each as string[][]).map((words) => {
    const isNegated = words[0]?.toLowerCase() === "not";
    const [operator = "", value] = isNegated ? words.slice(1) : words;
    return { path: path.toLowerCase(), isNegated, operator: operator.toLowerCase(), value };
  });
}

function toSql(
  { path, isNegated, operator, value }: Comparison,
  attributes: Filterable,
): RawBuilder<SqlBool> {
  // Addresses and numbers here are all of the type work.
  if (path.endsWith(".type") && operator === "eq")
    return sql<SqlBool>`${String(value).toLowerCase() === "work"}::boolean`;
  const { column, equals } = attributes[path] ?? {};
  if (!column) throw unsupported();
  const text = String(value ?? "");
  const like = (pattern: string) => sql<SqlBool>`${column}::text ilike ${pattern}`;
  const conditions: Record<string, () => RawBuilder<SqlBool>> = {
    eq: () => equals?.(text) ?? sql<SqlBool>`lower(${column}::text) = lower(${text})`,
    co: () => like(containing(text)),
    sw: () => like(`${escapeLike(text)}%`),
    ew: () => like(`%${escapeLike(text)}`),
    pr: () => sql<SqlBool>`${column} is not null`,
  };
  const condition = conditions[operator];
  if (!condition) throw unsupported();
  return isNegated ? sql<SqlBool>`not coalesce(${condition()}, false)` : condition();
}
