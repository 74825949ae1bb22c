import { listMessages } from "@ats/core/messages/contract";
import type { TemplateInput } from "@ats/core/templates/template";
import type { Mail } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { signIn, type TestBrowser, testApi, testServices } from "./app.ts";
import { testCompanies } from "./companies.ts";
import { testDatabase } from "./database.ts";

/** Northgate's users, who write to applicants, and what has been handed over for delivery. */
export async function startMessaging() {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(mail);
  const services = testServices(await testDatabase(), { mailer: { send } });
  const companies = await testCompanies(services.system);
  const app = testApi(services);
  return {
    services,
    companies,
    sent,
    admin: await signIn(app, "admin@northgate.example"),
    recruiter: await signIn(app, "recruiter@northgate.example"),
    manager: await signIn(app, "manager@northgate.example"),
    /** Time goes by, and what is due goes out. */
    async pass(ms: number) {
      services.clock.advance(ms);
      await deliverMail(services);
    },
  };
}

export type Messaging = Awaited<ReturnType<typeof startMessaging>>;

export const emailTo = (application_ids: number[], change: object = {}) => ({
  application_ids,
  template_id: null,
  send_at: null,
  from: { email: "recruiter@northgate.example" },
  to: [{ email: "{{candidate.email}}", status: true }],
  cc: [],
  bcc: [],
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  ...change,
});

export const threadOf = async (who: TestBrowser, id: number) =>
  (await who.call(listMessages, { params: { id } })).records;

/** A template that a rejection sends after half an hour. */
export const rejection: TemplateInput = {
  kind: "email",
  name: "Not this time",
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "REJECTED",
  node: null,
  delay_minutes: 30,
  files: [],
};
