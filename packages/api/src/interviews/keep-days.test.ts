import { getInterviewOptions, saveInterviewSettings } from "@ats/core/interviews/contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";

test("a closing date stays the same day after the company's time zone is changed", async () => {
  const services = testServices(await testDatabase());
  const { users } = await testCompanies(services.system);
  const app = testApi(services);
  const admin = await signIn(app, "admin@northgate.example");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const body = { ...vacancy(users), closing_date_time: "2027-06-30T22:59:59.000Z" };
  const { id, version } = await recruiter.call(createJob, { body });
  const closing = async () => {
    const { closing_date_time } = await services.system
      .selectFrom("jobs")
      .where("id", "=", id)
      .select("closing_date_time")
      .executeTakeFirstOrThrow();
    return closing_date_time?.toISOString();
  };
  const moveTo = async (time_zone: string) => {
    const { settings } = await admin.call(getInterviewOptions);
    await admin.call(saveInterviewSettings, {
      version: settings.version,
      body: { ...settings, time_zone },
    });
  };
  await moveTo("America/New_York");
  expect(await closing()).toBe("2027-07-01T03:59:59.000Z");
  await expect(recruiter.call(updateJob, { params: { id }, version, body })).rejects.toMatchObject({
    status: 412,
  });
  await moveTo("Pacific/Auckland");
  expect(await closing()).toBe("2027-06-30T11:59:59.000Z");
  await moveTo("Europe/London");
  expect(await closing()).toBe("2027-06-30T22:59:59.000Z");
});
