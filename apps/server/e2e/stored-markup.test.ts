import { createPages } from "@ats/api/app/pages";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signIn, testApi, testBrowser, testServices } from "@ats/api/internal/testing/app";
import {
  type TestCompanies,
  testCompanies,
  testFileKeys,
} from "@ats/api/internal/testing/companies";
import { testDatabase } from "@ats/api/internal/testing/database";
import {
  callerOf,
  endpointNames,
  endpointOf,
  requestFor,
  sampleCalls,
} from "@ats/api/internal/testing/sample-calls";
import { sessionCalls } from "@ats/api/internal/testing/sample-calls/session";
import { testCv, testPassword } from "@ats/api/internal/testing/records";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import type { Services } from "@ats/api/kernel/services";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { sendEnvelope, writeEnvelope } from "@ats/core/documents/contract";
import { signingToken } from "@ats/core/documents/signing-address";
import { bookingPath } from "@ats/core/interviews/booking-address";
import { to } from "@ats/core/navigation/routes";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { createHost } from "../src/http/host.ts";
import { isOwnOrigin } from "../src/http/request.ts";
import { loadStaticFiles } from "../src/http/static-files.ts";
import { builtWeb } from "../src/web-build/web-build.ts";
import { people } from "./browser.ts";

const { visitor } = people();

/** The longest that a field takes is stored. */
const attacks = [
  `Zq9<img src=x onerror=ran()><script>ran()</script><svg onload=ran()></svg><iframe srcdoc="<script>parent.ran()</script>"></iframe><a href="javascript:ran()">on</a><math><mtext></p><style><img src onerror=ran()></style>{{constructor.constructor('ran()')()}}`,
  `Zq9<img src=x onerror=ran()>`,
  `Zq9"'<b>`,
];

/** These would take the candidate off the pages, or the job off its careers page. */
const leftOut = new Set<string>(["mergeCandidates", "eraseCandidate", "updateJobStatus"]);

/** Adds an attack to each text but tokens of a call's body that its schema allows. Counts them. */
function attack(
  body: unknown,
  schema: NonNullable<Endpoint["body"]>,
): { body: unknown; count: number } {
  let [current, count] = [structuredClone(body), 0];
  const visit = (value: unknown, put: (value: unknown) => void): void => {
    if (typeof value === "string") {
      const stored = attacks.find((each) => {
        put(value + each);
        return schema.safeParse(current).success;
      });
      if (stored) count += 1;
      else put(value);
    } else if (value && typeof value === "object")
      for (const [key, inner] of Object.entries(value))
        if (key !== "token")
          visit(inner, (next) => ((value as Record<string, unknown>)[key] = next));
  };
  visit(current, (next) => (current = next));
  return { body: current, count };
}

/** The forms of the public pages. */
type PublicForm =
  | "apply"
  | "saveApplication"
  | "declineTimes"
  | "bookInterview"
  | "signDocument"
  | "declineDocument";

/** Types an attack into every field of the public forms. Returns the pages that show it. */
async function attackAsStrangers(services: Services, companies: TestCompanies): Promise<string[]> {
  const api = testApi(services);
  const { system } = services;
  const { annAsNurse } = companies.applications;
  // Only the organiser sees which adjustments the candidate asks for.
  await system
    .updateTable("booking_invitations")
    .set({ organiser_id: companies.users.admin.id })
    .execute();
  const recruiter = await signIn(api, "recruiter@northgate.example");
  const offer = { kind: "OFFER", title: "Offer", text: "<p>We offer you the post.</p>" } as const;
  const linkTo = async (to: string) => {
    const { text } = await system
      .selectFrom("outgoing_mail")
      .where("to_address", "=", to)
      .orderBy("id", "desc")
      .select("text")
      .executeTakeFirstOrThrow();
    const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
    return pathname + search;
  };
  const signingLink = async () => {
    const params = { id: annAsNurse.id };
    const { id } = await recruiter.call(writeEnvelope, { params, body: offer });
    await recruiter.call(sendEnvelope, { params: { id }, body: { days: 14 }, version: 1 });
    return linkTo("ann.bell@mail.example");
  };
  const samples = sampleCalls(companies);
  const type = async (name: PublicForm, change: object = {}) => {
    const sample = samples[name];
    const { body: schema } = endpointOf(name);
    const hostile = attack({ ...(sample.body as object), ...change }, schema!);
    expect(hostile.count, `fields of ${name}`).toBeGreaterThan(0);
    const answer = await testBrowser(api).send(...requestFor(name, { ...sample, ...hostile }));
    expect(answer.status, name).toBe(200);
  };
  const signed = await signingLink();
  const declined = await signingLink();
  const app_uuid = crypto.randomUUID();
  const saved = "harriet.lister@mail.example";
  await type("apply", { app_uuid });
  await type("saveApplication", { app_uuid: crypto.randomUUID(), email: saved });
  await type("declineTimes");
  await type("bookInterview", { adjustments: "A ramp" });
  await type("signDocument", { token: signingToken(signed) });
  await type("declineDocument", { token: signingToken(declined) });
  const application = await system
    .selectFrom("applications")
    .where("app_uuid", "=", app_uuid)
    .select("id")
    .executeTakeFirstOrThrow();
  const interview = await system
    .selectFrom("interviews")
    .where("adjustments", "like", "A ramp%")
    .select("id")
    .executeTakeFirstOrThrow();
  return [
    await linkTo(saved),
    to.applicationDetails(application),
    `${to.applicationDetails(annAsNurse)}?tab=activity`,
    `${to.applicationDetails(annAsNurse)}?tab=documents`,
    `${to.calendar()}?interview=${interview.id}`,
  ];
}

test("stored markup in any field of the contract, and of the public forms, does not run in any page, nor break its policy", async () => {
  const database = await testDatabase();
  const companies = await testCompanies(database);
  const cv = await testCv().bytes();
  const files = memoryFiles(testFileKeys.map((key) => [key, cv] as const));
  const services = testServices(database, { files });
  const api = testApi(services);

  const typedByStrangers = await attackAsStrangers(services, companies);
  const callers = new Map<string, Awaited<ReturnType<typeof signIn>>>();
  const fields: string[] = [];
  for (const name of endpointNames) {
    const { method, body: schema, access } = endpointOf(name);
    const sample = sampleCalls(companies)[name];
    const isStored = method !== "GET" && access !== "public" && !leftOut.has(name);
    if (
      !isStored ||
      name in sessionCalls(companies) ||
      sample.body === undefined ||
      sample.body instanceof File ||
      !schema
    )
      continue;
    if (Object.values(sample.body as object).some((each) => each instanceof File)) continue;
    const email = callerOf(name, companies);
    const caller = callers.get(email) ?? (await signIn(api, email));
    callers.set(email, caller);
    const hostile = attack(sample.body, schema);
    const answer = await caller.send(...requestFor(name, { ...sample, body: hostile.body }));
    if (answer.ok && hostile.count > 0) fields.push(name);
    else await caller.send(...requestFor(name, sample));
  }
  expect(api.failures).toEqual([]);
  expect(fields.length, "calls that stored an attack").toBeGreaterThan(20);

  const host = createHost({
    api: testApi(services, { allowOrigin: isOwnOrigin }) as never,
    pages: createPages(services),
    files: await loadStaticFiles(await builtWeb()),
    trustedProxies: () => false,
    publicUrl: undefined,
    frameAncestors: async () => [],
    report: () => {},
  });
  const server = createServer(getRequestListener(host.fetch));
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const page = await visitor({ baseURL });
  await page.addInitScript("globalThis.ran = () => { top.document.title = 'It ran'; }");
  await page.goto("/login");
  await page.getByLabel("Email").fill("admin@northgate.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /^hello, / }).waitFor();

  const { jobs, candidates, applications } = companies;
  const paths = [
    to.jobList(),
    to.jobEdit({ id: jobs.nurse.id }),
    to.applicationList({ id: jobs.nurse.id }),
    to.applicationDetails({ id: applications.annAsNurse.id }),
    `${to.applicationDetails({ id: applications.annAsNurse.id })}?tab=activity`,
    to.candidateList(),
    to.candidateEdit({ id: candidates.ann.id }),
    to.calendar(),
    to.emailTemplates(),
    `${to.Settings()}?section=outbox`,
    "/careers/northgate-group",
    bookingPath(companies.invitations.open.token),
    ...typedByStrangers,
  ];
  let shown = 0;
  for (const path of new Set(paths)) {
    await page.goto(path);
    // A dialog hides it from the accessibility tree.
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    const found = await page.evaluate<{ title: string; live: number; isShown: boolean }>(`({
      title: document.title,
      live: document.querySelectorAll(
        "[onerror],[onload],[srcdoc],[href^='javascript:' i],img[src='x'],body script:not([src]):not([nonce])",
      ).length,
      isShown: [...document.querySelectorAll("body, input, textarea")].some((each) =>
        (each.value ?? each.innerText).includes("Zq9"),
      ),
    })`);
    expect.soft(found.title, path).not.toMatch(/It ran|not found/);
    expect.soft(found.live, `${path} has live markup`).toBe(0);
    if (typedByStrangers.includes(path)) expect.soft(found.isShown, `${path} shows it`).toBe(true);
    shown += Number(found.isShown);
  }
  expect(shown, "pages that show an attack").toBeGreaterThan(4);
});
