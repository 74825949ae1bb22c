import { addNote } from "@ats/core/applications/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { expect, test } from "vitest";
import type { LiveEvent } from "../notifications/live-channel.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

test("a colleague whom a note mentions is notified, with the applicant as they may see them; nobody else is", async () => {
  const db = await testDatabase();
  const { applications, users } = await testCompanies(db);
  const services = testServices(db);
  const events: LiveEvent[] = [];
  services.live.subscribe((event) => events.push(event));
  const app = testApi(services);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await recruiter.call(addNote, {
    params: { id: applications.oluwaseunAsCarer.id },
    body: { text: "@priya raman and @Tom Ashdown: shall we invite? Not @Marcus Bailey." },
  });
  const inbox = async (who: TestBrowser, channelId: number) =>
    (await who.call(listNotifications, { params: { channelId } })).records;
  const [news] = await inbox(await signIn(app, "manager@northgate.example"), users.manager.id);
  expect(news).toMatchObject({
    read_flag: false,
    message: {
      text: "Tom Ashdown mentioned you in a note on Anonymised Candidate 1042 for job 1002",
      action: { type: "MENTIONED" },
    },
    entity: { id: applications.oluwaseunAsCarer.id },
  });
  expect(events).toMatchObject([{ activity_ids: [expect.any(Number)] }]);
  const others = [
    ...(await inbox(recruiter, users.recruiter.id)),
    ...(await inbox(await signIn(app, "admin@riverside.example"), users.riverside.id)),
  ];
  expect(JSON.stringify(others)).not.toContain("mentioned");
});
