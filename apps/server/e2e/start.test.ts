import { expect, inject, it } from "vitest";

const url = inject("url");

it("prints the address and the demo accounts", () => {
  const output = inject("startOutput");
  expect(output).toContain(url);
  expect(output).toContain("recruiter@northgate.example");
  expect(output).toContain("Welcome-to-the-ATS-2026");
});

it("documents its API", async () => {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  expect(document).toMatchObject({ openapi: "3.1.0" });
  const page = await fetch(`${url}/api/docs`);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("/api/jobs/{id}/applications");
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
