import { listOutgoingMail } from "@ats/core/mail/contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { queueMail } from "./outbox.ts";

let app: TestApi;
let services: ReturnType<typeof testServices>;
beforeAll(async () => {
  services = testServices(await testDatabase());
  const { ids } = await testCompanies(services.system);
  const queue = async (company_id: number, subject: string) => {
    await queueMail(
      services.system,
      company_id,
      { to: "ann@mail.example", subject, text: "Good day." },
      services.clock(),
    );
    services.clock.advance(1_000);
  };
  for (const subject of ["First", "Second", "Third"]) await queue(ids.northgate, subject);
  await queue(ids.riverside, "Another company's");
  app = testApi(services);
});

test("an administrator reads the company's outbox, newest first, page by page", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const first = await admin.call(listOutgoingMail, { query: { per_page: 2 } });
  expect(first).toMatchObject({ total: 3, delivers: false });
  expect(first.records.map(({ subject }) => subject)).toEqual(["Third", "Second"]);
  expect(first.records[0]).toMatchObject({
    to_address: "ann@mail.example",
    text: "Good day.",
    status: "queued",
  });
  const second = await admin.call(listOutgoingMail, { query: { per_page: 2, page_no: 1 } });
  expect(second.records.map(({ subject }) => subject)).toEqual(["First"]);
});

test("who has no right to the settings does not", async () => {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await expect(recruiter.call(listOutgoingMail)).rejects.toMatchObject({ status: 403 });
});

test("it says whether a mail server is set up", async () => {
  const delivering = testApi({ ...services, mailer: { send: async () => {} } });
  const admin = await signIn(delivering, "admin@northgate.example");
  expect(await admin.call(listOutgoingMail)).toMatchObject({ delivers: true });
});
