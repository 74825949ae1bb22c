import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, type EndpointName } from "@ats/core/app/contract";
import { type Endpoint, file } from "@ats/core/contract/endpoint";
import { expect, it } from "vitest";

const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, "examples.json"), "utf8"),
) as Partial<Record<EndpointName, { body?: unknown; answer?: unknown }>>;

it("every example in the API description is what its endpoint takes or answers", () => {
  const problems = Object.entries<Endpoint>(contract).flatMap(([name, { body, response }]) => {
    const { body: taken, answer } = examples[name as EndpointName] ?? {};
    return [
      taken !== undefined && body.safeParse(taken).error,
      answer !== undefined && response !== file && response.safeParse(answer).error,
    ].flatMap((error) => (error ? [`${name}: ${error.message}`] : []));
  });
  expect(problems, "npm run examples:update").toEqual([]);
});

it("every endpoint that reads records has an example", () => {
  const without = Object.entries<Endpoint>(contract)
    .filter(([name, e]) => e.method === "GET" && e.response !== file && !(name in examples))
    .map(([name]) => name);
  expect(without, "npm run examples:update").toEqual([
    "getCaptcha",
    "getApiToken",
    "getOneTimeToken",
    "getMfa",
    "getPortalRequest",
    "getDeletionProcess",
    "getMailedExport",
  ]);
});
