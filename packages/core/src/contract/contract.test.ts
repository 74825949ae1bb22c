import { expect, it } from "vitest";
import { accessRules } from "../rights/access.ts";
import { rights } from "../rights/rights.ts";
import { contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { openapi } from "./openapi.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];

it("Specification §7: the contract has one endpoint for each method and path", () => {
  const calls = endpoints.map(
    ([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`,
  );
  expect(new Set(calls).size).toBe(calls.length);
});

it.each(endpoints)(
  "Specification §6: %s asks for a session, a known right or feature, or says that it is public",
  (_, { access }) => {
    expect([...rights, ...Object.keys(accessRules), "session", "public"]).toContain(access);
  },
);

it.each(endpoints)(
  "Specification §7: %s declares every parameter of its path",
  (_, { path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params.shape)).toEqual(named);
  },
);

it("Specification §7: the contract describes every endpoint in OpenAPI 3.1", () => {
  const document = openapi();
  expect(document.openapi).toBe("3.1.0");
  for (const [name, { method, path }] of endpoints)
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
