/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";
import { z } from "zod";
import { contract } from "../app/contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { namedSchemas } from "./named-schemas.ts";
import { openapi } from "./openapi.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];
const document = JSON.parse(JSON.stringify(openapi())) as ReturnType<typeof openapi>;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

it("Specification §7: the contract describes every endpoint in OpenAPI 3.1", () => {
  expect(document.openapi).toBe("3.1.0");
  for (const [name, { method, path }] of endpoints)
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
});

it("the API description names every body and every answer once, and refers to it", () => {
  expect(document.paths["/api/jobs/{id}"]).toMatchObject({
    get: { responses: { 200: { content: json("JobDetails") }, 404: response("NotFound") } },
    put: {
      requestBody: { content: json("JobInputPartial") },
      responses: { 412: response("Changed") },
    },
  });
  const inline = operations.filter(({ requestBody, responses }) =>
    [requestBody?.content, responses[200]?.content].some(
      (content) => content?.["application/json"] && !content["application/json"].schema.$ref,
    ),
  );
  expect(inline.map(({ operationId }) => operationId)).toEqual([]);
});

it("every reference in the API description leads to a component, and every component is used", () => {
  const used = new Set(JSON.stringify(document).match(/#\/components\/\w+\/\w+/g));
  const { schemas, responses, parameters } = document.components;
  const there = Object.entries({ schemas, responses, parameters }).flatMap(([kind, components]) =>
    Object.keys(components).map((name) => `#/components/${kind}/${name}`),
  );
  expect([...used].toSorted()).toEqual(there.toSorted());
});

it("every exported schema of a body or an answer has its name in the API description", async () => {
  const modules = import.meta.glob<Record<string, unknown>>(["../**/*.ts", "!../**/*.test.ts"]);
  const named = new Set<unknown>(Object.values(namedSchemas));
  const sent = new Set<unknown>();
  for (const [, { body, response }] of endpoints)
    for (const one of [body, response]) visit(one, sent);
  const unnamed = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap(
    (module) =>
      Object.entries(module).filter(([, one]) => isRecord(one) && sent.has(one) && !named.has(one)),
  );
  expect(unnamed.map(([name]) => name)).toEqual([]);
});

const json = (name: string) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
});
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

const isRecord = (one: unknown) =>
  one instanceof z.ZodObject || one instanceof z.ZodUnion || one instanceof z.ZodDiscriminatedUnion;

function visit(schema: unknown, visited: Set<unknown>): void {
  if (!(schema instanceof z.ZodType) || visited.has(schema)) return;
  visited.add(schema);
  for (const part of Object.values(schema.def))
    for (const one of part instanceof z.ZodType ? [part] : Object.values(part ?? {}))
      visit(one, visited);
}
