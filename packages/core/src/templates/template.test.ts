import { describe, expect, it } from "vitest";
import { type TemplateDraft, templateProblems, templateWarnings } from "./template.ts";

const invitation: TemplateDraft = {
  kind: "email",
  name: "Invitation",
  subject: "Your interview for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "INTERVIEW",
  node: null,
  deleted_stage: null,
  delay_minutes: 0,
  files: [],
};

const talk = { id: 7, name: "First talk", status: "INTERVIEW", workflow_name: "Care" } as const;

describe("Specification §1, templates: a template is saved", () => {
  it("with its name, subject and text", () => expect(templateProblems(invitation)).toEqual([]));

  it.each<[string, Partial<TemplateDraft>, string]>([
    ["without a name", { name: " " }, "name"],
    ["without a subject", { subject: "" }, "subject"],
    ["without words", { body: "<p>&nbsp;</p>" }, "body"],
    ["with an unknown tag", { body: "<p>Dear {{name}}</p>" }, "body"],
    ["with half a tag in the subject", { subject: "For {{job.title" }, "subject"],
    ["as an SMS that is too long", { kind: "sms", body: "a".repeat(919) }, "body"],
    ["as a document that a stage sends", { kind: "document" }, "stage"],
    ["for a status and a stage of a workflow at once", { node: talk }, "stage"],
  ])("not with %s", (_, change, field) => {
    expect(templateProblems({ ...invitation, ...change })).toMatchObject([{ field }]);
  });

  it.each(["email", "sms", "document"] as const)(
    "not as an %s without a text, with the message of a required editor",
    (kind) => {
      const empty = templateProblems({ ...invitation, kind, stage: null, body: "" });
      expect(empty).toEqual([{ field: "body", message: "This field is required" }]);
    },
  );

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

it("warns once about tags that may have no value", () => {
  const body = "<p>{{interview.date}} {{interview.date}} {{job.title}}</p>";
  expect(templateWarnings({ ...invitation, body })).toEqual([
    expect.stringContaining("Interview date has a value only if an interview is booked"),
  ]);
});

it("warns about a stage that is gone or never entered, and says what to do", () => {
  const before = { ...invitation, stage: null };
  expect(templateWarnings({ ...before, deleted_stage: "First talk" })).toEqual([
    "It was sent automatically in First talk, a stage that no longer exists. Choose another stage, or save it to send manually.",
  ]);
  expect(templateWarnings({ ...before, node: { ...talk, status: "INCOMPLETE" } })).toEqual([
    expect.stringMatching(/^No application moves to First talk \(Care\)/),
  ]);
  expect(templateWarnings({ ...before, node: talk })).toEqual([]);
});
