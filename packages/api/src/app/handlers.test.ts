import { contract } from "@ats/core/app/contract";
import { expect, test } from "vitest";
import { handlers } from "./handlers.ts";

test("Specification §7: every endpoint of the contract has exactly one handler", () => {
  const called = handlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const written = Object.values(contract).map(({ method, path }) => `${method} ${path}`);
  expect(called.toSorted()).toEqual(written.toSorted());
});
