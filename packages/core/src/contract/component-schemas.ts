import { z } from "zod";
import { type Endpoint, file } from "./endpoint.ts";
import { namedSchemas } from "./named-schemas.ts";

type Direction = "input" | "output";
type Json = Record<string, unknown>;

const prefix = "#/components/schemas/";

/** Turns `jobDetailsSchema` into JobDetails. */
const typeName = (name: string) =>
  name.charAt(0).toUpperCase() + name.replace(/Schema$/, "").slice(1);

const isEmpty = (schema: z.ZodType) =>
  schema instanceof z.ZodUndefined ||
  (schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0);

/** Gives every body and answer a name: its own, or its endpoint's. */
function registryOf(endpoints: Record<string, Endpoint>) {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, id: string) => {
    if (!registry.has(schema) && !isEmpty(schema) && !(schema instanceof z.ZodFile))
      registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries(namedSchemas)) add(schema, typeName(name));
  for (const [name, { body, response }] of Object.entries(endpoints)) {
    add(body, `${typeName(name)}Request`);
    if (response !== file) add(response as z.ZodType, `${typeName(name)}Answer`);
  }
  return registry;
}

/** Leaves out the address and the dialect, which the document says once. */
function withoutAddress(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id"),
  );
}

/** Writes a schema as JSON. An answer may have more fields in a later version. */
export const jsonSchemaOf = (schema: z.ZodType, io: Direction): Json =>
  withoutAddress(z.toJSONSchema(schema, { ...settings, io }));

const settings = {
  unrepresentable: "any",
  target: "draft-2020-12",
  override: ({ jsonSchema, zodSchema }) => {
    const { type } = zodSchema._zod.def;
    if (type === "object" && jsonSchema.additionalProperties === false)
      delete jsonSchema.additionalProperties;
    if (type === "record" && jsonSchema.required) writeKeys(jsonSchema);
    if (type === "tuple") writeLength(jsonSchema);
  },
} satisfies Parameters<typeof z.toJSONSchema>[1];

/** Generators of clients read the keys of a record from its properties only. */
function writeKeys(schema: z.core.JSONSchema.BaseSchema) {
  const { required = [], additionalProperties: value = {} } = schema;
  schema.properties = Object.fromEntries(required.map((key) => [key, value]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

/** Checks of OpenAPI expect `items` of every array. */
function writeLength(schema: z.core.JSONSchema.BaseSchema) {
  const { prefixItems = [] } = schema;
  schema.items = prefixItems[0] ?? {};
  schema.minItems = schema.maxItems = prefixItems.length;
}

const referencesIn = (schema: unknown) =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = ""]) => name,
  );

/**
 * Writes each record and input once. One that reads differently as input and as answer, because of
 * defaults, is there twice: as Question and as QuestionPartial.
 */
export function componentSchemas(endpoints: Record<string, Endpoint>) {
  const registry = registryOf(endpoints);
  const write = (io: Direction) => {
    const { schemas } = z.toJSONSchema(registry, { ...settings, io, uri: (id) => prefix + id });
    return new Map(Object.entries(schemas).map(([id, schema]) => [id, withoutAddress(schema)]));
  };
  const written = { input: write("input"), output: write("output") };
  const reached = { input: new Set<string>(), output: new Set<string>() };
  const reach = (io: Direction, name: string) => {
    if (reached[io].has(name)) return;
    reached[io].add(name);
    for (const inner of referencesIn(written[io].get(name))) reach(io, inner);
  };
  for (const { body, response } of Object.values(endpoints)) {
    const input = registry.get(body)?.id;
    const output = response === file ? undefined : registry.get(response as z.ZodType)?.id;
    if (input) reach("input", input);
    if (output) reach("output", output);
  }
  const differs = (name: string): boolean =>
    JSON.stringify(written.input.get(name)) !== JSON.stringify(written.output.get(name)) ||
    referencesIn(written.input.get(name)).some(differs);
  const renamed = new Set(
    [...reached.input].filter((name) => reached.output.has(name) && differs(name)),
  );
  const nameOf = (name: string, io: Direction) =>
    io === "input" && renamed.has(name) ? `${name}Partial` : name;
  const rename = (schema: unknown, io: Direction) =>
    JSON.parse(JSON.stringify(schema), (key, value) =>
      key === "$ref" ? prefix + nameOf(value.slice(prefix.length), io) : value,
    ) as Json;

  const schemas: Record<string, Json> = {};
  for (const io of ["output", "input"] as const)
    for (const name of reached[io]) schemas[nameOf(name, io)] = rename(written[io].get(name), io);
  return {
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    /** Refers to the schema by name. */
    schemaOf(schema: z.ZodType, io: Direction): Json {
      const named = registry.get(schema);
      return named ? { $ref: prefix + nameOf(named.id, io) } : jsonSchemaOf(schema, io);
    },
  };
}
