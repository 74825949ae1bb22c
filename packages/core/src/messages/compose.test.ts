import { describe, expect, it } from "vitest";
import type { EmailPayload } from "../validation/email-sending.ts";
import "../validation/telephone-number.ts";
import { renderEmail, renderText } from "./compose.ts";

const ann = {
  "candidate.first_name": "Ann",
  "candidate.email": "ann@mail.example",
  "candidate.contact_mobile_number": "+44 7700 900123",
  "job.title": "Nurse & Carer",
};
const on = (...emails: string[]) => emails.map((email) => ({ email, status: true }));
const draft: EmailPayload = {
  from: { email: "tom@northgate.example" },
  to: on("{{candidate.email}}"),
  cc: [],
  bcc: [],
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}, {{job.title}}</p>",
};
const problemOf = (change: Partial<EmailPayload> = {}, values: object = ann) =>
  renderEmail({ ...draft, ...change }, values).problem;

describe("Specification §1, messages: an email to one person", () => {
  it("fills in merge tags in addresses, subject and markup", () => {
    expect(renderEmail(draft, ann)).toEqual({
      message: {
        ...draft,
        to: on("ann@mail.example"),
        subject: "Your application for Nurse & Carer",
        body: "<p>Dear Ann, Nurse &amp; Carer</p>",
      },
      problem: undefined,
    });
  });

  it.each<[string, Partial<EmailPayload>, object, string | RegExp]>([
    ["who has no email", {}, { ...ann, "candidate.email": "" }, "To address is required"],
    ["who is copied", { cc: on("Ann@mail.example ") }, ann, "To address is repeated in CC/BCC"],
    [
      "with a gap and no subject",
      { subject: "", body: "<p>{{brand.name}}</p>" },
      ann,
      "Subject is required",
    ],
    ["with a gap alone", { body: "<p>{{brand.name}}</p>" }, ann, /no value for Brand/],
    ["with a wrong copy", { bcc: on("hr@northgate") }, ann, "E-mail must be valid."],
  ])("%s is not sent; the rules of specification §5 come first", (_, change, values, problem) => {
    expect(problemOf(change, values)).toMatch(problem);
  });
});

describe("a text message to one person", () => {
  it("is sent to their mobile number", () => {
    const to = "{{candidate.contact_mobile_number}}";
    expect(renderText({ to, text: "Hello {{candidate.first_name}} " }, ann)).toEqual({
      message: { to: "+447700900123", text: "Hello Ann" },
      problem: undefined,
    });
    const at = (number: string) =>
      renderText({ to, text: "Hello" }, { "candidate.contact_mobile_number": number });
    expect(at("0044 7700 900123").message.to).toBe("+447700900123");
    expect(at("07700 900123").message.to).toBe("+447700900123");
    expect(at("07700 9001").problem).toMatch("not a full telephone number");
    expect(renderText({ to, text: "a".repeat(919) }, ann).problem).toMatch("7 text messages");
    expect(renderText({ to, text: "Hello" }, {}).problem).toMatch("no mobile number");
    expect(renderText({ to, text: "{{brand.name}}" }, ann).problem).toMatch("no value for Brand");
  });
});
