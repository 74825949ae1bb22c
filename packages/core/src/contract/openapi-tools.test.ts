import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ruleset, type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { expect, it } from "vitest";
import { openapi } from "./openapi.ts";

const description = openapi();
const source = JSON.stringify(description);

it("Redocly finds nothing to correct in the API description", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // The specification gives these addresses; the server tries fixed words before ids.
      "no-ambiguous-paths": "off",
      "no-path-trailing-slash": "off",
    },
  });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it("Spectral finds nothing to correct in the API description", async () => {
  const spectral = new Spectral();
  spectral.setRuleset(
    new Ruleset({
      extends: [[oas as RulesetDefinition, "all"]],
      rules: {
        // The specification gives these addresses.
        "path-keys-no-trailing-slash": "off",
        // The licence is named by its SPDX identifier, which excludes a URL.
        "license-url": "off",
        // Each organisation runs the server itself, so no contact holds for all.
        "info-contact": "off",
        // A name such as `id` or `page` with its schema says enough.
        "oas3-parameter-description": "off",
      },
    }),
  );
  const problems = await spectral.run(JSON.parse(source) as Record<string, unknown>);
  expect(
    problems.map(({ code, message, path }) => `${code}: ${message} ${path.join(".")}`),
  ).toEqual([]);
});

const program = `
import type { components, paths } from "./client";
type Answer<P extends keyof paths> = paths[P] extends
  { get: { responses: { 200: { content: { "application/json": infer A } } } } } ? A : never;
export const title = (job: Answer<"/api/jobs/{id}">): string => job.title;
export const names = ({ records }: Answer<"/api/candidates">): (string | null)[] =>
  records.map(({ first_name }) => first_name);
export const refusal: components["schemas"]["Refusal"] = { message: "Sign in and try again." };
// @ts-expect-error -- a job has no such field
export const wrong = (job: Answer<"/api/jobs/{id}">) => job.no_such_field;
`;

it("a client generated from the API description compiles strictly and keeps to 64 lines an endpoint", async () => {
  const client = astToString(await openapiTypescript(source));
  const endpoints = Object.values(description.paths).flatMap((path) => Object.keys(path));
  expect(client.split("\n").length / endpoints.length).toBeLessThanOrEqual(64);

  const files = new Map([
    ["/client.ts", client],
    ["/program.ts", program],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts"],
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, target)
      : ts.createSourceFile(name, text, target);
  };
  const errors = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  expect(
    errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  ).toEqual([]);
});
