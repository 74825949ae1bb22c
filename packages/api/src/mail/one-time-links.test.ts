import { listOutgoingMail } from "@ats/core/mail/contract";
import { expect, test } from "vitest";
import { holdsSecret } from "../kernel/secret.ts";
import { answerPasswordRequests } from "../session/password-requests.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import {
  callerOf,
  endpointNames,
  endpointOf,
  requestFor,
  sampleCalls,
} from "../testing/sample-calls.ts";

/** Their callers could make no further call. */
const endsSessions = new Set<string>([
  "logout",
  "login",
  "resetPassword",
  "changePassword",
  "redeemClientSecret",
]);

test("no mail that any call of the contract causes shows its one-time link in the outbox, with a mail server or without", async () => {
  const services = testServices(await testDatabase());
  const companies = await testCompanies(services.system);
  const app = testApi(services);
  const browsers = new Map<string, TestBrowser>();
  for (const name of endpointNames) {
    if (endpointOf(name).method === "GET" || endsSessions.has(name)) continue;
    const email = callerOf(name, companies);
    const browser = browsers.get(email) ?? (await signIn(app, email));
    browsers.set(email, browser);
    await browser.send(...requestFor(name, sampleCalls(companies)[name]));
  }
  await answerPasswordRequests(services);

  const queued = await services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "text", "confidential"])
    .execute();
  const withLink = queued.filter(({ text }) => holdsSecret(text));
  expect(new Set(withLink.map(({ subject }) => subject)).size).toBeGreaterThan(3);
  expect(withLink.filter(({ confidential }) => !confidential)).toEqual([]);

  const secrets = new Set(queued.flatMap(({ confidential, text }) => (confidential ? [text] : [])));
  for (const api of [app, testApi({ ...services, mailer: { send: async () => {} } })]) {
    const admin = await signIn(api, "admin@northgate.example");
    const { records } = await admin.call(listOutgoingMail, { query: { per_page: 100 } });
    const shown = records.map(({ text }) => text);
    expect(shown.filter((text) => secrets.has(text) || holdsSecret(text))).toEqual([]);
  }
});
