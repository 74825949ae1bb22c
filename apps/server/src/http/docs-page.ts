import type { openapi } from "@ats/core/contract/openapi";
import { html, raw } from "hono/html";
import { docsStyle } from "./docs-style.ts";

type Document = ReturnType<typeof openapi>;

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
  "x-access": string;
  "x-company": string;
}
type Content = Record<string, { schema?: Schema }>;

/** Renders the API documentation as one page without scripts. */
export function docsPage(document: Document, nonce: string): string {
  const { info, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...(inlined(operation, document) as Operation),
    })),
  );
  const groups = [...Map.groupBy(operations, ({ tags }) => tags[0] ?? "other")];
  return String(html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API of the ${info.title}</title>
    <style nonce="${nonce}">${raw(docsStyle)}</style>
  </head>
  <body>
    <main>
      <h1>${info.title}: API ${info.version}</h1>
      <p>
        Every call sends the API token in the header <code>x-api-token</code> and the session's
        cookie; a refused one says why in the header <code>x-message</code>. The same as
        <a href="/api/openapi.json">OpenAPI 3.1</a>.
      </p>
      <nav aria-label="Areas">${groups.map(([name]) => html`<a href="#${name}">${name}</a> `)}</nav>
      ${groups.map(
        ([name, ofGroup]) =>
          html`<section id="${name}"><h2>${name}</h2>${ofGroup.map(endpoint)}</section>`,
      )}
    </main>
  </body>
</html>`);
}

/** Replaces every reference by the component. */
function inlined(value: unknown, document: Document): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one) => inlined(one, document));
  if ("$ref" in value) {
    const [, ...keys] = String(value.$ref).split("/");
    const component = keys.reduce<unknown>((at, key) => (at as Document)[key as "paths"], document);
    return inlined(component, document);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inlined(part, document)]),
  );
}

type Listed = Operation & { path: string; method: string };

function endpoint({ method, path, summary, parameters, requestBody, responses, ...rest }: Listed) {
  const { "application/json": json, "multipart/form-data": form } = requestBody?.content ?? {};
  const body = (json ?? form)?.schema;
  const answer = responses[200].content["application/json"]?.schema;
  return html`<details id="${rest.operationId}">
    <summary>
      <span class="method ${method.toLowerCase()}">${method}</span>
      <code>${path}</code>
      <span class="summary">${summary}</span>
      <span class="access">${accessOf(rest)}</span>
    </summary>
    ${parameters.length === 0 ? "" : html`<h3>Parameters</h3>${parameterTable(parameters)}`}
    ${body ? html`<h3>${form ? "Body, as multipart/form-data" : "Body"}</h3><pre>${notation(body)}</pre>` : ""}
    <h3>Answer</h3>
    <pre>${answer ? notation(answer) : "the bytes of a file"}</pre>
  </details>`;
}

const parameterTable = (parameters: Operation["parameters"]) => html`<table>
  <thead><tr><th>Name</th><th>In</th><th>Type</th><th>Default</th></tr></thead>
  <tbody>
    ${parameters.map(
      ({ name, in: place, required, schema }) => html`<tr>
        <td><code>${name}</code></td>
        <td>${place}</td>
        <td><code>${notation(schema)}</code></td>
        <td>${schema.default === undefined ? (required ? "required" : "") : String(schema.default)}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

function accessOf(operation: Pick<Operation, "x-access" | "x-company">): string {
  const access = operation["x-access"];
  if (access === "public") return "public";
  const who = access === "session" ? "signed in" : access;
  return operation["x-company"] === "any" ? who : `${who}, ${operation["x-company"]} companies`;
}

/** Writes a JSON Schema like a type: `{ id: integer, name?: string | null }`. */
function notation(schema: Schema, indent = ""): string {
  const inner = `${indent}  `;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((part) => notation(part, indent)).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => notation(item)).join(", ")}]`;
  if (schema.items) return `(${notation(schema.items, indent)})[]`.replace(/^\((\w+)\)/, "$1");
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(([name, property]) => {
      const mark = schema.required?.includes(name) ? "" : "?";
      return `${inner}${name}${mark}: ${notation(property, inner)}`;
    });
    return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
  }
  if (typeof schema.additionalProperties === "object")
    return `{ [name]: ${notation(schema.additionalProperties, indent)} }`;
  return [schema.type ?? "anything"].flat().join(" | ");
}
