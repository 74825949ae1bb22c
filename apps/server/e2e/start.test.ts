import { expect, inject, it } from "vitest";
import { people } from "./browser.ts";

const { url, visitor } = people();

it("prints the address and the demo accounts", () => {
  const output = inject("startOutput");
  expect(output).toContain(url);
  expect(output).toContain("recruiter@northgate.example");
  expect(output).toContain("Welcome-to-the-ATS-2026");
});

it("documents its API for programs and, under the content security policy, for people", async () => {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  expect(document).toMatchObject({ openapi: "3.1.0" });
  const page = await visitor();
  await page.goto("/api/docs");
  await page.getByRole("link", { name: "jobs", exact: true }).click();
  await page.getByText("Saves a vacancy; only a draft may be incomplete").click();
  await page.getByText("with the right UPDATE_JOBS").waitFor();
  await page.getByText("The record has changed since this edit began").waitFor();
});

it("Specification §7, get/environment: names the socket and API servers, and the environment", async () => {
  const { host } = new URL(url);
  expect(await (await fetch(`${url}/api/get/environment/`)).json()).toEqual({
    records: [
      { key: "socket_server_domain", val: host },
      { key: "api_server_domain", val: host },
      { key: "environment", val: "demo" },
    ],
  });
});
