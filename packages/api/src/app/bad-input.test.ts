import { idempotencyKeyHeader } from "@ats/core/contract/write-headers";
import type { EndpointName } from "@ats/core/app/contract";
import { editorRequired } from "@ats/core/validation/rich-text";
import { messageHeader } from "@ats/core/session/session";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { serverOf } from "../testing/server.ts";
import {
  callerOf,
  endpointNames,
  endpointOf,
  requestFor,
  sampleCalls,
} from "../testing/sample-calls.ts";

let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let browser: TestBrowser;
const people: Record<string, TestBrowser> = {};
let companies: TestCompanies;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const api = testApi(services);
  let requests = 0;
  // From a network of its own each, so that no limit answers in place of the check.
  const network = () => `10.${requests >> 16}.${(requests >> 8) & 255}.${requests++ & 255}`;
  app = { ...api, fetch: (request) => api.fetch(request, { address: network() }) };
  browser = await signIn(app, "recruiter@northgate.example");
  for (const email of [
    "admin@northgate.example",
    "admin@orchard.example",
    "support@ats.example",
    "agent@brightstaff.example",
    "admin@brightstaff.example",
  ])
    people[email] = await signIn(app, email);
});

function callerFor(name: EndpointName): Pick<TestBrowser, "send"> {
  const email = callerOf(name, companies);
  const server = endpointOf(name).forServers ? serverOf(app, companies, email) : undefined;
  return server ?? people[email] ?? browser;
}

const strange = {
  markup: `<script>alert("1")</script><img src=x onerror=alert(1)>`,
  "a quote": `O'Brien"; drop table users; --`,
  wildcards: "%_\\%",
  "a character that cannot be saved": "Ann\u0000Bell",
  "half an emoji": "Ann\ud83d",
  "an emoji": "Ann \u{1f469}‍⚕️",
  "text from right to left": "\u202eمريم",
  "ten thousand letters": "a".repeat(10_000),
  "ten thousand words": "a ".repeat(10_000),
  "nothing but spaces": "   ",
  "a number": "1e999",
};

async function expectClearAnswer(response: Response) {
  expect(app.failures).toEqual([]);
  if (response.ok) return;
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const message = response.headers.get(messageHeader) ?? "";
  // The specification gives this message without a full stop.
  expect(message === editorRequired ? `${message}.` : message).toMatch(/^[A-Z].+[.]$/);
}

describe("Specification §8: every query text and field search gets an answer or a clear refusal", () => {
  const lists = endpointNames.filter(
    (name) => Object.keys(endpointOf(name).query.shape).length > 0,
  );
  const searchable = (name: EndpointName) =>
    "s" in endpointOf(name).query.shape
      ? ["title", "first_name", "email", "candidate_number", "job_number"]
      : [];
  const cases = lists.flatMap((name) => Object.keys(strange).map((kind) => [name, kind] as const));
  test.each(cases)("%s with %s", async (name, kind) => {
    const sample = sampleCalls(companies)[name];
    const text = strange[kind as keyof typeof strange];
    for (const field of Object.keys(endpointOf(name).query.shape)) {
      const query = { ...sample.query, [field]: field === "s" ? `status:${text}` : text };
      await expectClearAnswer(await browser.send(...requestFor(name, { ...sample, query })));
    }
    for (const field of searchable(name)) {
      const query = { ...sample.query, s: `${field}:${text}` };
      await expectClearAnswer(await browser.send(...requestFor(name, { ...sample, query })));
    }
  });
});

describe("Specification §8: an unknown address is not found", () => {
  const named = endpointNames.filter((name) => endpointOf(name).path.includes("{"));
  test.each(named)("%s", async (name) => {
    const sample = sampleCalls(companies)[name];
    const [field = ""] = Object.keys(sample.params ?? {});
    for (const id of [
      "abc",
      "1e99",
      "-1",
      "0",
      "1.5",
      "9007199254740991",
      "99999999999999999999",
      "%00",
      "../1",
      "1;2",
    ]) {
      const response = await callerFor(name).send(
        ...requestFor(name, { ...sample, params: { [field]: id } }),
      );
      expect(response.status, id).toBe(404);
      await expectClearAnswer(response);
    }
  });

  test.each(["/api", "/api/nothing", "/api/jobs/1/nothing", "/api/%ff", "/api//jobs"])(
    "%s",
    async (path) => {
      const response = await browser.send(path);
      expect(response.status).toBe(404);
      await expectClearAnswer(response);
    },
  );
});

describe("Specification §8: a body that is not what the endpoint declares is refused", () => {
  const withBody = endpointNames.filter((name) => sampleCalls(companiesShape)[name].body);
  test.each(withBody)("%s", async (name) => {
    const sample = sampleCalls(companies)[name];
    const caller = callerFor(name);
    const [path, init] = requestFor(name, sample);
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      "1",
      `"text"`,
      "{}",
      "[".repeat(50_000),
      `{"__proto__":1}`,
    ];
    for (const body of bodies) {
      const response = await caller.send(path, { ...init, body });
      expect(response.status, body.slice(0, 20)).toBe(400);
      await expectClearAnswer(response);
    }
    const { maxBytes } = endpointOf(name);
    const headers = new Headers(init.headers);
    // A string has no room for more; the body is refused by its stated length.
    const isHuge = maxBytes > 100_000_000;
    if (isHuge) headers.set("content-length", String(maxBytes + 1));
    const body = `"${"a".repeat(isHuge ? 1 : maxBytes)}"`;
    const large = await caller.send(path, { ...init, headers, body });
    expect(large.status).toBe(413);
    for (const field of Object.keys(sample.body as object))
      for (const value of [null, {}, [], -1, 1e99, [1e99], ["a"], ...Object.values(strange)]) {
        const body = { ...(sample.body as object), [field]: value };
        await expectClearAnswer(await caller.send(...requestFor(name, { ...sample, body })));
      }
  });
});

test("Specification §8: a body that breaks off is refused, and is not reported as a server failure", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("{"));
      stream.error(new Error("aborted"));
    },
  });
  const response = await browser.send("/api/auth/validate/email", {
    method: "PUT",
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(400);
  await expectClearAnswer(response);
});

test("Specification §8: a refusal names the field and says what to do", async () => {
  const response = await browser.send("/api/jobs?per_page=1000");
  expect(response.status).toBe(400);
  expect(response.headers.get(messageHeader)).toBe(
    "The per_page is not valid: Too big: expected number to be <=100. Correct it and try again.",
  );
});

test("Quality S1: a foreign id in a list of ids refuses the whole change", async () => {
  const { applications } = companies;
  const ids = [applications.annAsNurse.id, applications.rhysAsPlanner.id];
  const response = await browser.send("/api/applications/status", {
    headers: { [idempotencyKeyHeader]: crypto.randomUUID() },
    method: "PUT",
    body: JSON.stringify({ ids, versions: [1, 1], status: "INTERVIEW" }),
  });
  expect(response.status).toBe(404);
  const untouched = await browser.send(`/api/applications/${applications.annAsNurse.id}`);
  expect(await untouched.json()).toMatchObject({ status: "APPLIED" });
});

/** Placeholder ids, enough to see which calls have a body. */
const companiesShape = new Proxy(
  {},
  { get: () => new Proxy({}, { get: () => ({ id: 1, email: "" }) }) },
) as TestCompanies;
