import type { Endpoint } from "@ats/core/contract/endpoint";
import { openapi } from "@ats/core/contract/openapi";
import { demoPassword } from "@ats/demo/accounts";

export type Json = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

type Asked = { content: Record<string, { schema: Schema }> } | undefined;

const { paths, components } = openapi();
const schemas = components.schemas as Record<string, Schema>;

/** Fields that no answer has. */
const given: Json = {
  password: demoPassword,
  token: "the-end-of-the-link",
  code: "123456",
  reason: "The candidate asked for it.",
  comment: "Explained calmly how she plans a shift.",
};

/** A body that an endpoint takes, made of records that were read: those first that are like it. */
export function bodyOf({ path, method, body }: Endpoint, records: Json[]): unknown {
  const wholes = records
    .map((record) => ({ record, taken: body.safeParse(record).data as Json | undefined }))
    .filter(({ record, taken = {} }) => Object.keys(taken).every((key) => key in record))
    .map(({ taken = {} }) => taken)
    .filter((taken) => Object.keys(taken).length > 1)
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  if (wholes[0]) return wholes[0];
  const { requestBody: asked } = paths[path]?.[method.toLowerCase()] ?? {};
  const { schema = {} } = (asked as Asked)?.content["application/json"] ?? {};
  const made = valueOf(schema, "", records);
  return body.safeParse(made).success ? made : undefined;
}

/** A value of a field: that of a record with a field of this name, if it is not decided. */
function valueOf(schema: Schema, field: string, records: Json[]): unknown {
  const { $ref, type, properties = {}, required = [], items, anyOf } = schema;
  if ($ref) return valueOf(schemas[$ref.split("/").at(-1) ?? ""] ?? {}, field, records);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return valueOf(anyOf[0] ?? {}, field, records);
  if (type === "object")
    return Object.fromEntries(
      required.map((key) => [key, valueOf(properties[key] ?? {}, key, records)]),
    );
  if (items) return [valueOf(items, field.replace(/s$/, ""), records)];
  const kind = type === "integer" ? "number" : type;
  const like = records.find((record) => typeof record[field] === kind);
  return like?.[field] ?? given[field] ?? (type === "boolean" ? true : undefined);
}
