import { SimpleFaker } from "@faker-js/faker";
import { type Endpoint, file } from "@ats/core/contract/endpoint";
import { messageHeader } from "@ats/core/session/session";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { endpointNames, endpointOf, requestFor, sampleCalls } from "../testing/sample-calls.ts";

const calls = Number(process.env.ATS_FUZZ_CALLS || 300);
const seed = Number(process.env.ATS_FUZZ_SEED || 20_261_120);
const random = new SimpleFaker({ seed });
const { arrayElement, multiple } = random.helpers;

let app: ReturnType<typeof testApi>;
let browser: TestBrowser;
let companies: TestCompanies;
beforeAll(async () => {
  const services = testServices(await testDatabase(), {
    signInLimits: { perAccount: 1e9, perAddress: 1e9, windowMs: 1 },
  });
  companies = await testCompanies(services.system);
  app = testApi(services);
  browser = await signIn(app, "manager@northgate.example");
});

const texts = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u{1f469}\u200d⚕️",
  "\u202eمريم",
  "Å\u0327\u0301",
  "ﷺ".repeat(50),
  "İ",
  "%",
  "%00",
  "%25%2500",
  "%c0%af",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "{}",
  "[]",
  "null",
  "true",
  "NaN",
  "-0",
  "1e308",
  "-9223372036854775809",
  "9007199254740993",
  "0x10",
  "1_000",
  "';--",
  "\\",
  "\r\nset-cookie: a=b",
  "<svg onload=alert(1)>",
  "a".repeat(5_000),
  "a:".repeat(200),
  "status:",
  ":",
];
const scalars = [null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, ...texts];

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { value };
  return value;
}

/** Any value that JSON can express. */
const anything = (): unknown =>
  arrayElement([
    () => arrayElement(scalars),
    () => multiple(() => arrayElement(scalars), { count: { min: 0, max: 5 } }),
    () => Object.fromEntries([[arrayElement(texts), arrayElement(scalars)]]),
    () => deep(random.number.int(2_000)),
    () => JSON.parse(`{"__proto__":{"id":1},"constructor":{"prototype":{"id":1}}}`),
  ])();

/** The sample with some of its values replaced, dropped or added. */
function mutate(sample: object | undefined, shape: readonly string[]): Record<string, unknown> {
  const value: Record<string, unknown> = { ...sample };
  for (const name of shape) {
    if (random.datatype.boolean(0.4)) value[name] = anything();
    if (random.datatype.boolean(0.1)) delete value[name];
  }
  if (random.datatype.boolean(0.2)) value[arrayElement(texts)] = anything();
  return value;
}

const text = (value: unknown) =>
  typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
const bodies = ["", "{", "\ufeff{}", "[".repeat(50_000), `"${"é".repeat(2_000)}`, "\u0000"];

/** A random call of an endpoint, with hostile values. */
function fuzzedCall() {
  const name = arrayElement(endpointNames.filter((each) => each !== "logout"));
  const endpoint = endpointOf(name);
  const sample = sampleCalls(companies)[name];
  const params = mutate(sample.params, Object.keys(endpoint.params.shape));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = text(params[field]).slice(0, 2_000) || " ";
    // Values that could lead to another path are encoded.
    const isPlain = /^[^/\\.?#\s]+$/.test(value) && random.datatype.boolean(0.5);
    return isPlain ? value : encodeURIComponent(value);
  });
  const search = Object.entries(mutate(sample.query, Object.keys(endpoint.query.shape)))
    .flatMap(([field, value]) => [value].flat().map((item) => [field, item] as const))
    .map((pair) =>
      pair
        .map((part) => (random.datatype.boolean(0.9) ? encodeURIComponent(text(part)) : text(part)))
        .join("="),
    )
    .join("&");
  const fields = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : [];
  const body = arrayElement([
    () => JSON.stringify(mutate(sample.body as object, fields)),
    () => JSON.stringify(mutate(sample.body as object, fields)),
    () => JSON.stringify(anything()),
    () => arrayElement(bodies),
  ])();
  const type = arrayElement(["application/json", "text/plain", "multipart/form-data", ""]);
  const init: RequestInit = {
    method: endpoint.method,
    headers: { "content-type": type, ...requestFor(name, sample)[1].headers },
    ...(endpoint.method !== "GET" && { body }),
  };
  return { endpoint, url: search ? `${path}?${search}` : path, init };
}

async function problemOf(response: Response, { response: schema }: Endpoint) {
  if (!response.ok) {
    const message = response.headers.get(messageHeader) ?? "";
    return /^[A-Z].+\.$/.test(message) ? undefined : `refused with "${message}"`;
  }
  return schema === file ? undefined : (schema as z.ZodType).safeParse(await response.json()).error;
}

test(`${calls} hostile calls are each answered by the schema, or refused with a sentence`, {
  timeout: 60_000 + calls * 100,
}, async () => {
  for (let i = 0; i < calls; i++) {
    const { endpoint, url, init } = fuzzedCall();
    const response = await browser.send(url, init);
    const told = `call ${i}, seed ${seed}: ${init.method} ${url.slice(0, 300)} ${String(init.body).slice(0, 300)}`;
    expect(app.failures, told).toEqual([]);
    expect(response.status, told).toBeLessThan(500);
    expect(await problemOf(response, endpoint), told).toBeUndefined();
  }
});
