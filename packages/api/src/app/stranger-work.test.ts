import { listJobs } from "@ats/core/jobs/list-contract";
import { login } from "@ats/core/session/contract";
import { getEnvironment } from "@ats/core/settings/contract";
import { expect, test } from "vitest";
import { signIn, testApi, testBrowser, testServices } from "../testing/app.ts";
import { cheapHash } from "../testing/cheap-hash.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

/** A processor on which a password takes a second, and all else no time. */
async function slowHashes() {
  let time = 0;
  const services = testServices(await testDatabase(), {
    signInLimits: { perAccount: 1000, perAddress: 1000, windowMs: 60_000 },
    hashTurn: (work) =>
      work((password, salt) => {
        time += 1000;
        return cheapHash(password, salt as Uint8Array<ArrayBuffer>);
      }),
  });
  await testCompanies(services.system);
  return { app: testApi(services, { workClock: () => time }), pass: (ms: number) => (time += ms) };
}

test("Quality S8: an address that keeps the server busy is refused for a while; others and those signed in are answered", async () => {
  const { app, pass } = await slowHashes();
  const address = "203.0.113.7";
  const colleague = await signIn(app, "recruiter@northgate.example");
  await colleague.call(listJobs);
  pass(60_000);
  const mallory = testBrowser(app, address);
  const guess = (i: number) =>
    mallory
      .call(login, { body: { email: `person${i}@mail.example`, password: "a guess" } })
      .catch(({ status }) => status);
  const answers: number[] = [];
  for (let i = 0; i < 20; i++) answers.push(await guess(i));
  // Ten that were saved up, and two that came back meanwhile.
  expect(answers).toEqual([...Array(12).fill(401), ...Array(8).fill(429)]);
  const refused = await mallory.send("/api/get/environment/");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await expect(testBrowser(app, "198.51.100.7").call(getEnvironment)).resolves.toBeDefined();
  await expect(colleague.call(listJobs)).resolves.toBeDefined();
  pass(30_000);
  expect(await guess(20)).toBe(401);
});
