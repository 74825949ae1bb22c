import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function messageCalls(companies: TestCompanies) {
  const { users, applications, template, message, attachment } = companies;
  const { email } = users.recruiter;
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    listMessages: application,
    getMergeValues: application,
    listMergeValues: {
      body: { application_ids: [applications.annAsNurse.id], from: email },
    },
    sendEmails: {
      body: {
        application_ids: [applications.annAsNurse.id],
        template_id: template.id,
        send_at: null,
        from: { email },
        to: [{ email: "{{candidate.email}}", status: true }],
        cc: [],
        bcc: [],
        subject: "Your interview",
        body: "<p>Dear {{candidate.first_name}}</p>",
        files: [attachment],
      },
    },
    addAttachment: { own: true, query: { name: "Benefits.pdf" }, body: testCv("Benefits") },
    getMessageFile: { params: { id: message.id, file: attachment.id } },
    sendTexts: {
      body: {
        application_ids: [applications.annAsNurse.id],
        template_id: null,
        send_at: null,
        text: "See you at 10.",
      },
    },
  } satisfies Samples;
}
