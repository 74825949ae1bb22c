import { describe, expect, it } from "vitest";
import { type TemplateInput, templateProblems, templateWarnings, triggerOf } from "./template.ts";

const invitation: TemplateInput = {
  kind: "email",
  name: "Invitation",
  subject: "Your interview for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "INTERVIEW",
  delay_minutes: 0,
  files: [],
};

describe("a template is saved", () => {
  it("with its name, subject and text", () => expect(templateProblems(invitation)).toEqual([]));

  it.each<[string, Partial<TemplateInput>, string]>([
    ["without a name", { name: " " }, "name"],
    ["without a subject", { subject: "" }, "subject"],
    ["without words", { body: "<p>&nbsp;</p>" }, "body"],
    ["with an unknown tag", { body: "<p>Dear {{name}}</p>" }, "body"],
    ["with half a tag in the subject", { subject: "For {{job.title" }, "subject"],
    ["as an SMS that is too long", { kind: "sms", body: "a".repeat(919) }, "body"],
    ["as a document that a stage sends", { kind: "document" }, "stage"],
  ])("not %s", (_, change, field) => {
    expect(templateProblems({ ...invitation, ...change })).toMatchObject([{ field }]);
  });

  it("as a document that is one PDF", () => {
    const pdf = { ...invitation, kind: "document", body: "", stage: null } as const;
    expect(templateProblems({ ...pdf, files: [{ id: 1 }] })).toEqual([]);
    const two = templateProblems({ ...pdf, files: [{ id: 1 }, { id: 2 }] });
    expect(two).toMatchObject([{ field: "files" }]);
  });

  it("as an SMS without a subject", () => {
    expect(templateProblems({ ...invitation, kind: "sms", subject: "", body: "See you" })).toEqual(
      [],
    );
  });
});

it("warns of tags that may have no value, once", () => {
  const body = "<p>{{interview.date}} {{interview.date}} {{job.title}}</p>";
  expect(templateWarnings({ ...invitation, body })).toEqual([
    expect.stringContaining("Interview date has a value only if an interview is booked"),
  ]);
});

it("says when it goes out by itself", () => {
  expect(triggerOf({ stage: "REJECTED", delay_minutes: 2880 })).toBe(
    "When an application moves to Rejected, after two days",
  );
  expect(triggerOf({ stage: null, delay_minutes: 0 })).toBeUndefined();
});
