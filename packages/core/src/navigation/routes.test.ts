import { expect, it } from "vitest";
import { matchRoute, type RouteName, routes, to } from "./routes.ts";

it("Specification §2, routes: finds every route by its own path", () => {
  for (const [name, path] of Object.entries(routes))
    expect(matchRoute(path.replace(/\{\w+\}/g, "42")).name).toBe(name as RouteName);
});

it("Specification §2, routes: prefers a plain path to one with a parameter", () => {
  expect(matchRoute("/job/add/vacancy").name).toBe("vacancyForm");
  expect(matchRoute("/report/bespoke/7")).toEqual({ name: "bespokeReports", params: { id: "7" } });
});

it("Specification §2, routes: links by name, with parameters that cannot leave their place in the path", () => {
  expect(to.applicationList({ id: 12 })).toBe("/job/12/application");
  expect(to.tokenLogin({ id: "a/b?c" })).toBe("/login/token/a%2Fb%3Fc");
});

it("Specification §2, routes: reads a parameter that is not well encoded as it stands", () => {
  expect(matchRoute("/client/edit/%E0%A4%A")).toEqual({
    name: "clientEdit",
    params: { id: "%E0%A4%A" },
  });
});
