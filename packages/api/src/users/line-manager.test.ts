import * as contract from "@ats/core/users/line-manager-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const get = (id: number) => admin.call(contract.getLineManager, { params: { id } });
const change = (id: number, before: number | null, after: number | null) =>
  admin.call(contract.changeLineManager, { params: { id }, body: { before, after } });

test("a user has a line manager among colleagues: not themselves, no circle, nobody of elsewhere", async () => {
  const { recruiter, manager, admin: head, riverside } = companies.users;
  await change(recruiter.id, null, manager.id);
  await change(manager.id, null, head.id);
  expect((await get(recruiter.id)).line_manager).toMatchObject({ id: manager.id });
  const { colleagues } = await get(head.id);
  const offered = colleagues.map(({ id }) => id);
  for (const { id } of [recruiter, manager, head, riverside]) expect(offered).not.toContain(id);
  for (const { id } of [recruiter, head, riverside])
    await expect(change(head.id, null, id)).rejects.toMatchObject({
      status: 409,
      message: /^They cannot manage /,
    });
  await expect(change(recruiter.id, null, head.id)).rejects.toMatchObject({
    status: 409,
    message: /changed meanwhile/,
  });
  await change(recruiter.id, manager.id, null);
  expect((await get(recruiter.id)).line_manager).toBeNull();
});
