import * as contract from "@ats/core/careers/brand-contract";
import { apply, saveApplication } from "@ats/core/careers/contract";
import * as documents from "@ats/core/documents/contract";
import { signDocument } from "@ats/core/documents/signing-contract";
import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { scheduleInterview, updateInterviewStatus } from "@ats/core/interviews/contract";
import { exitReasons } from "@ats/core/applications/status";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { createTemplate } from "@ats/core/templates/contract";
import { beforeEach, expect, test } from "vitest";
import { testBrowser, testApi } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { interviewOf, invitationOf } from "../testing/interview.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { type Messaging, rejection, startMessaging } from "../testing/start-messaging.ts";
import { vacancy } from "../testing/vacancy.ts";

let all: Messaging;
beforeEach(async () => {
  all = await startMessaging();
  const { admin, companies, services } = all;
  await services.system.deleteFrom("outgoing_mail").execute();
  const body = { ...vacancy(companies.users), brand_name: "Northgate Homes", questions: [] };
  await admin.call(updateJob, { params: { id: companies.jobs.nurse.id }, version: 1, body });
});

const saveSender = (mail_name: string, reply_to: string | null) =>
  all.admin.call(contract.updateBrand, {
    params: all.companies.brands.homes,
    version: 1,
    body: { name: "Northgate Homes", accent: "#a82a72", font: "standard", mail_name, reply_to },
  });

const mailToApplicants = () =>
  all.services.system
    .selectFrom("outgoing_mail")
    .where("to_colleague", "=", false)
    .where("to_address", "in", ["ann.bell@mail.example", "grace@mail.example"])
    .select(["subject", "text", "sender"])
    .orderBy("id")
    .execute();

/** Everything that mails an applicant by itself. */
async function mailAbout() {
  const { companies, recruiter, admin, services } = all;
  const params = { company: "northgate-group", job_number: companies.jobs.nurse.job_number };
  const ann = { id: companies.applications.annAsNurse.id };
  const visitor = testBrowser(testApi(services));
  await visitor.call(saveApplication, { params, body: formOfGrace() });
  await visitor.call(apply, { params, body: formOfGrace() });

  const { input } = interviewOf(companies.users, 14);
  const { id, version } = await recruiter.call(scheduleInterview, { params: ann, body: input });
  await recruiter.call(updateInterviewStatus, {
    params: { id },
    version,
    body: { status: "CANCELLED", reason: "The ward is closed." },
  });
  await recruiter.call(inviteSeveralToBook, {
    body: { ids: [ann.id], invitation: invitationOf(companies.users) },
  });

  const offer = { kind: "OFFER" as const, title: "Offer", text: "<p>The post.</p>" };
  const envelope = await recruiter.call(documents.writeEnvelope, { params: ann, body: offer });
  await recruiter.call(documents.sendEnvelope, {
    params: envelope,
    version: 1,
    body: { days: 14 },
  });
  await recruiter.call(documents.remindEnvelope, { params: envelope });
  const { text = "" } = (await mailToApplicants()).at(-1) ?? {};
  await visitor.call(signDocument, {
    body: {
      token: /\/sign\/([\w-]+)/.exec(text)?.[1] ?? "",
      confirmed: true,
      signature: { type: "typed", text: "Ann Bell" },
    },
  });

  await admin.call(createTemplate, { body: rejection });
  const [reason = ""] = exitReasons.REJECTED;
  await moveAsSeen(recruiter, { ids: [ann.id], status: "REJECTED", reason });
  return mailToApplicants();
}

test("every automatic mail to an applicant comes from the sender of the job's brand", async () => {
  await saveSender("Homes team", "homes@northgate.example");
  const mail = await mailAbout();
  expect(mail.length).toBeGreaterThanOrEqual(8);
  for (const { subject, sender } of mail)
    expect(sender, subject).toEqual({ name: "Homes team", email: "homes@northgate.example" });
});

test("without a sender of its brand, a colleague gets the answers to every automatic mail", async () => {
  await saveSender("", null);
  for (const { subject, sender } of await mailAbout())
    expect(sender, subject).toMatchObject({ email: "recruiter@northgate.example" });
});
