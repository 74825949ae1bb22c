import { routes } from "@ats/core/navigation/routes";
import { z } from "zod";
import type { ScreenRoute } from "../src/app/screen.ts";

interface Prop {
  name: string;
  type: string;
}

/** The parameters of a screen's address, and what its search may contain. */
export function propsOf({ name: route, search }: ScreenRoute): Prop[] {
  const parameters = [...routes[route].matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: `params.${name}`,
    type: "string",
  }));
  const [read, given] = (["output", "input"] as const).map(
    (io) => z.toJSONSchema(search, { io, unrepresentable: "any" }).properties ?? {},
  );
  const searched = Object.keys(read ?? {}).map((name) => ({
    name: `search.${name}`,
    // A schema that transforms tells only what it is given.
    type: typeOf(read?.[name]) ?? typeOf(given?.[name]) ?? "unknown",
  }));
  return [...parameters, ...searched];
}

type Schema = z.core.JSONSchema._JSONSchema | undefined;

function typeOf(schema: Schema): string | undefined {
  if (typeof schema !== "object") return undefined;
  const { const: constant, enum: values, anyOf, type, items, format } = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (type === "array") return `${typeOf(items as Schema)}[]`;
  if (type === "integer") return "number";
  return format ? `${type} (${format})` : type && String(type);
}
