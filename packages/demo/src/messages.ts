import type { ApplicationStatus } from "@ats/core/applications/status";
import { mergeMarkup, merge } from "@ats/core/templates/merge-tags";
import { plainTextOf } from "@ats/core/templates/plain-text";
import type { TemplateInput } from "@ats/core/templates/template";
import { type DemoData, dayMs } from "./data.ts";

const general = {
  brand_name: null,
  stage: null,
  node_id: null,
  deleted_stage: null,
  delay_minutes: 0,
};

/** Templates of every recruiting company. */
const templates: (Omit<TemplateInput, "files" | "node"> & {
  node_id: null;
  deleted_stage: null;
})[] = [
  {
    ...general,
    kind: "email",
    name: "Invitation to an interview",
    subject: "Your interview for {{job.title}}",
    body: "<p>Dear {{candidate.first_name}},</p><p>We would like to meet you. Your interview for {{job.title}} is on {{interview.date}} at {{interview.time}}, at {{interview.location}}.</p><p>Please bring a passport or other proof of your right to work. If you need any adjustments on the day, please tell me: {{recruiter.email}}.</p><p>Kind regards<br>{{sender.name}}<br>{{company.name}}</p>",
  },
  {
    ...general,
    kind: "email",
    name: "More about you",
    subject: "A question on your application for {{job.title}}",
    body: "<p>Dear {{candidate.first_name}},</p><p>Thank you for applying for {{job.title}}. We liked your application and would like to know more. When could we call you this week?</p><p>Kind regards<br>{{sender.name}}<br>{{company.name}}</p>",
  },
  {
    ...general,
    kind: "email",
    name: "Not this time",
    subject: "Your application for {{job.title}}",
    body: "<p>Dear {{candidate.first_name}},</p><p>Thank you for taking the time to apply for {{job.title}} (job {{job.job_number}}). There were many good applications, and we have decided to progress other applicants.</p><p>If you would like feedback, please write to {{recruiter.email}}. We would be glad to hear from you again.</p><p>Kind regards<br>{{recruiter.name}}<br>{{company.name}}</p>",
    stage: "REJECTED",
    delay_minutes: 2880,
  },
  {
    ...general,
    kind: "sms",
    name: "Reminder of an interview",
    subject: "",
    body: "Hi {{candidate.first_name}}, a reminder of your interview on {{interview.date}} at {{interview.time}}, {{interview.location}}. {{company.name}}",
  },
  {
    ...general,
    kind: "document",
    name: "Offer letter",
    subject: "",
    body: "<p>Dear {{candidate.first_name}} {{candidate.last_name}},</p><p>We are pleased to offer you the position of <strong>{{job.title}}</strong> in {{job.location}}.</p><p>Yours sincerely<br>{{recruiter.name}}<br>{{company.name}}</p>",
  },
];

/** Number of each company's newest applications with a message. */
const written = 40;
const templateAt: Partial<Record<ApplicationStatus, string>> = {
  SHORTLIST: "More about you",
  REJECTED: "Not this time",
};

/** Adds templates and sent messages, without random draws, so that other data does not change. */
export function addMessages(data: DemoData, today: Date): void {
  for (const company of data.companies.filter(({ company_type }) => company_type === "ATS")) {
    const author = data.users.find(({ company_id }) => company_id === company.id);
    if (!author) continue;
    const date = company.created_date_time;
    const own = templates.map((template, place) => ({
      ...template,
      company_id: company.id,
      id: data.templates.length + place + 1,
      created_by: author.id,
      created_date_time: date,
      updated_date_time: date,
    }));
    data.templates.push(...own);
    addSent(data, company, own, today);
  }
}

type Stored = DemoData["templates"][number];

function addSent(
  data: DemoData,
  company: DemoData["companies"][number],
  own: Stored[],
  today: Date,
): void {
  const applications = data.applications
    .filter(({ company_id, status }) => company_id === company.id && templateAt[status])
    .toSorted((a, b) => b.status_date_time.getTime() - a.status_date_time.getTime())
    .slice(0, written);
  for (const application of applications) {
    const template = own.find(({ name }) => name === templateAt[application.status]);
    const job = data.jobs.find(({ id }) => id === application.job_id);
    const candidate = data.candidates.find(({ id }) => id === application.candidate_id);
    const recruiter = data.users.find(({ id }) => id === job?.recruiter_id);
    if (!template || !job || !candidate || !recruiter) continue;
    const name = `${recruiter.first_name} ${recruiter.last_name}`;
    const values = {
      "candidate.first_name": candidate.first_name,
      "job.title": job.title,
      "job.job_number": String(job.job_number),
      "recruiter.name": name,
      "recruiter.email": recruiter.email,
      "sender.name": name,
      "company.name": company.name,
    };
    const html = mergeMarkup(template.body, values).text;
    const time = new Date(
      Math.min(application.status_date_time.getTime() + dayMs / 24, today.getTime() - 60_000),
    );
    data.outgoing_mail.push({
      company_id: company.id,
      id: data.outgoing_mail.length + 1,
      to_address: candidate.email,
      subject: merge(template.subject, values).text,
      text: plainTextOf(html),
      html,
      sender: { name, email: recruiter.email },
      status: "sent",
      attempts: 1,
      next_attempt_date_time: time,
      application_id: application.id,
      user_id: recruiter.id,
      template_id: template.id,
      stage: template.stage,
      created_date_time: time,
      sent_date_time: time,
    });
  }
}
