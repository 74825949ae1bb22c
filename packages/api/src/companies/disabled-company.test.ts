import {
  downloadMailedExport,
  exportDisabledCompany,
  getMailedExport,
} from "@ats/core/companies/disabled-contract";
import { bundleDays } from "@ats/core/companies/bundle-contract";
import { expect, test } from "vitest";
import { testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser, testPassword, testTotpSecret } from "../testing/records.ts";
import { codeAt } from "../session/authenticator.ts";
import { runBundles } from "./run-bundles.ts";

async function disabledCompany() {
  const services = testServices(await testDatabase());
  const companies = await testCompanies(services.system);
  const visitor = testBrowser(testApi(services));
  const ask = (email: string, more: { password?: string; otp?: string } = {}) =>
    visitor.call(exportDisabledCompany, { body: { email, password: testPassword, ...more } });
  const linksIn = async () => {
    const mails = await services.system
      .selectFrom("outgoing_mail")
      .where("subject", "like", "The export of %")
      .select(["company_id", "text", "confidential"])
      .execute();
    return mails.map(({ text, ...mail }) => ({ ...mail, id: /export=([\w-]+)/.exec(text)?.[1] }));
  };
  return { services, companies, visitor, ask, linksIn };
}

test("an administrator of a disabled company gets its data by a link in an email, for seven days", async () => {
  const { services, companies, visitor, ask, linksIn } = await disabledCompany();
  await expect(ask("admin@closed.example")).resolves.toEqual({ needs_otp: false });
  await expect(ask("admin@closed.example")).rejects.toThrow("is running");
  const [mail, ...more] = await linksIn();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ company_id: companies.ids.closed, confidential: true });
  const params = { id: mail?.id ?? "" };
  await runBundles(services);
  await expect(visitor.call(getMailedExport, { params })).resolves.toMatchObject({
    status: "DONE",
    has_file: true,
    company_name: "Closed Ltd",
  });
  const file = await visitor.call(downloadMailedExport, { params });
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([80, 75]));
  const events = await services.system
    .selectFrom("audit_events")
    .where("company_id", "=", companies.ids.closed)
    .where("actor_id", "=", companies.users.closed.id)
    .select("type")
    .orderBy("number")
    .execute();
  expect(events.map(({ type }) => type)).toEqual([
    "company_export_started",
    "company_exported",
    "company_export_downloaded",
  ]);

  const later = {
    ...services,
    clock: () => new Date(services.clock().getTime() + bundleDays * 86_400_000),
  };
  for (const endpoint of [getMailedExport, downloadMailedExport])
    await expect(testBrowser(testApi(later)).call(endpoint, { params })).rejects.toThrow(
      "older than",
    );
});

test("nobody else gets a disabled company's data, and its link dies with the account", async () => {
  const { services, companies, visitor, ask, linksIn } = await disabledCompany();
  const { closed } = companies.ids;
  await addUser(services.system, closed, "Ruth Bell", "Recruiter user", "ruth@closed.example");
  await addUser(
    services.system,
    closed,
    "Ada Rye",
    "Recruiter admin user",
    "ada@closed.example",
    testTotpSecret,
  );
  await expect(ask("admin@closed.example", { password: "wrong" })).rejects.toThrow("not correct");
  await expect(ask("ruth@closed.example")).rejects.toThrow("has no right");
  await expect(ask("admin@northgate.example")).rejects.toThrow("is not disabled");
  await expect(ask("ada@closed.example")).resolves.toEqual({ needs_otp: true });
  await expect(ask("ada@closed.example", { otp: "000000" })).rejects.toThrow("code is not correct");
  expect(await linksIn()).toEqual([]);
  await ask("ada@closed.example", { otp: codeAt(testTotpSecret, services.clock()) });
  const [mail] = await linksIn();
  const params = { id: mail?.id ?? "" };
  await visitor.call(getMailedExport, { params });
  await services.system
    .updateTable("users")
    .where("email", "=", "ada@closed.example")
    .set({ locked_date_time: services.clock() })
    .execute();
  await expect(visitor.call(getMailedExport, { params })).rejects.toThrow("is not known");
});
