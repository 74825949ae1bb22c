import { expect, it } from "vitest";
import { z } from "zod";
import { bodyBytes, type Endpoint } from "../contract/endpoint.ts";
import { contract } from "./contract.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];

type Schema = z.core.JSONSchema.JSONSchema;

const inputs = ({ params, query, headers, body }: Endpoint): [string, Schema][] =>
  Object.entries({ params, query, headers, body })
    .filter(([, schema]) => !(schema instanceof z.ZodUndefined))
    .map(([part, schema]) => [
      part,
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema,
    ]);

/** Formats and patterns that only short texts match. */
const isBounded = ({ enum: values, format, pattern, maxLength }: Schema) =>
  values !== undefined ||
  maxLength !== undefined ||
  ["uuid", "date", "date-time", "time"].includes(format ?? "") ||
  (pattern !== undefined && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern));

/** Finds the texts and arrays in a schema that may be of any length. */
function unbounded(schema: Schema, path: string): string[] {
  const below = [
    ...[schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems]
      .flatMap((several) => several ?? [])
      .map((each) => [each, path]),
    ...Object.entries(schema.properties ?? {}).map(([name, each]) => [each, `${path}.${name}`]),
    ...[schema.items, schema.additionalProperties].flatMap((each) =>
      typeof each === "object" ? [[each, `${path}[]`]] : [],
    ),
  ] as [Schema, string][];
  const types = new Set([schema.type].flat());
  const isAnything = (
    ["type", "enum", "const", "anyOf", "oneOf", "allOf", "contentMediaType"] as const
  ).every((keyword) => schema[keyword] === undefined);
  const isOpen =
    isAnything ||
    (types.has("string") && schema.const === undefined && !isBounded(schema)) ||
    (types.has("array") && schema.maxItems === undefined && !schema.prefixItems) ||
    (schema.additionalProperties && !schema.propertyNames && schema.maxProperties === undefined);
  return [...(isOpen ? [path] : []), ...below.flatMap(([each, at]) => unbounded(each, at))];
}

it.each(endpoints)("Quality S8: every text and list that %s takes has a maximum", (_, endpoint) => {
  expect(inputs(endpoint).flatMap(([part, schema]) => unbounded(schema, part))).toEqual([]);
});

/** Bytes of the largest value of a schema, as JSON, with three for each character of a text. */
function largest(schema: Schema): number {
  if (schema.enum) return Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  const several = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (several) return Math.max(...several.map(largest));
  if (schema.prefixItems)
    return (schema.prefixItems as Schema[]).reduce((sum, each) => sum + largest(each) + 1, 2);
  if (schema.type === "array")
    return (schema.maxItems ?? 0) * (largest(schema.items as Schema) + 1);
  if (schema.type === "string") return 3 * (schema.maxLength ?? 20) + 2;
  if (schema.type === "object")
    return Object.entries((schema.properties ?? {}) as Record<string, Schema>).reduce(
      (sum, [name, each]) => sum + name.length + 4 + largest(each),
      2,
    );
  return 17;
}

/** The limit that a body's fields need. */
function needed(body: Schema, multipart: boolean): number | undefined {
  if (multipart) return bodyBytes.form;
  if (body.format === "binary") return body.maxLength;
  return largest(body) > bodyBytes.json ? bodyBytes.large : bodyBytes.json;
}

const withBody = endpoints.flatMap(([name, endpoint]) => {
  const [, body] = inputs(endpoint).find(([part]) => part === "body") ?? [];
  return body ? [[name, endpoint, body] as const] : [];
});

it.each(withBody)(
  "Quality S8: the body of %s has a limit that its fields fit",
  (_, { maxBytes, multipart }, body) => expect(maxBytes).toBe(needed(body, multipart)),
);

it.each(endpoints.filter(([, { access, method }]) => access === "public" && method !== "GET"))(
  "Quality S8: the public call %s has a limit for each address",
  (_, { limit }) => expect(limit).toBeDefined(),
);
