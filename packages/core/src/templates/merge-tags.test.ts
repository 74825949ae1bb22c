import { describe, expect, it } from "vitest";
import { cleanRichText } from "../validation/rich-text.ts";
import { gapMessage, lintTags, merge, mergeMarkup, mergeTags, sampleValues } from "./merge-tags.ts";

const ann = { "candidate.first_name": "Ann", "job.title": "Staff Nurse" };

describe("Specification §1, templates: a text with merge tags", () => {
  it.each([
    ["Dear {{candidate.first_name}},", "Dear Ann,"],
    ["{{ candidate.first_name }}: {{job.title}}, {{job.title}}", "Ann: Staff Nurse, Staff Nurse"],
    ["No tags { here }", "No tags { here }"],
    ["", ""],
  ])("%j becomes %j", (template, text) => {
    expect(merge(template, ann)).toEqual({ text, gaps: [] });
  });

  it.each([
    ["Call {{recruiter.telephone}}", ["Recruiter’s telephone"]],
    ["{{interview.date}} {{interview.date}}", ["Interview date"]],
    ["Dear {{name}}", ["{{name}}"]],
    ["Dear {{constructor}}", ["{{constructor}}"]],
    ["Dear {{}}", ["{{}}"]],
    ["Dear {{candidate.first_name", ["{{"]],
    ["Dear candidate.first_name}}", ["}}"]],
  ])("%j has a gap, which stays visible", (template, gaps) => {
    expect(merge(template, ann)).toEqual({ text: template, gaps });
  });

  it.each([
    ["Dear {{candidate.first_name}},", "Dear Suharto,"],
    ["Dear {{candidate.first_name}} {{candidate.last_name}},", "Dear Suharto,"],
    ["{{candidate.last_name}}, {{ candidate.first_name }}", ", Suharto"],
    ["Dear Mr {{ candidate.last_name }},", "Dear Mr Suharto,"],
    ["Dear{{candidate.last_name}}", "DearSuharto"],
  ])("%j greets who has one name only with %j", (template, text) => {
    const suharto = { "candidate.first_name": "Suharto", "candidate.last_name": "" };
    expect(merge(template, suharto)).toEqual({ text, gaps: [] });
  });

  it("treats a value of spaces as missing", () => {
    const blank = { "candidate.first_name": "  ", "job.title": null };
    expect(merge("{{candidate.first_name}}{{job.title}}", blank).gaps).toHaveLength(2);
  });

  it("never interprets tags inside a value", () => {
    const sly = { ...ann, "candidate.first_name": "{{job.title}}" };
    expect(merge("Dear {{candidate.first_name}}", sly)).toEqual({
      text: "Dear {{job.title}}",
      gaps: [],
    });
  });

  it("has a value for every tag with the sample candidate", () => {
    const all = mergeTags.map(({ id }) => `{{${id}}}`).join(" ");
    expect(merge(all, sampleValues).gaps).toEqual([]);
  });
});

describe("markup with merge tags", () => {
  it.each([
    ["<b>Ann</b>", "&lt;b&gt;Ann&lt;/b&gt;"],
    ['" onload="x', "&quot; onload=&quot;x"],
    ["O'Neill & Sons", "O&#39;Neill &amp; Sons"],
  ])("shows %j as text", (first_name, text) => {
    const { text: html } = mergeMarkup('<p title="{{candidate.first_name}}">', {
      "candidate.first_name": first_name,
    });
    expect(html).toBe(`<p title="${text}">`);
  });

  it("cannot be given an address that runs a script", () => {
    const { text } = mergeMarkup('<a href="{{candidate.first_name}}">x</a>', {
      "candidate.first_name": "javascript:alert(1)",
    });
    expect(cleanRichText(text)).toBe("<a>x</a>");
  });
});

describe("problems of a template's tags", () => {
  const found = (text: string) => lintTags(text).map(({ severity }) => severity);

  it.each([
    ["Dear {{candidate.first_name}}", []],
    ["On {{interview.date}}, {{interview.date}}", ["warning"]],
    ["Dear {{name}}, {{}} and {{", ["error", "error", "error"]],
  ])("%j: %j", (text, severities) => expect(found(text)).toEqual(severities));

  it("warns of a field of the company's own that is archived or may have no value", () => {
    const field = { record: "jobs" as const, kind: "text" as const, choices: [], version: 1 };
    const flags = { is_required: false, is_asked: false };
    const fields = [
      { ...field, ...flags, id: 1, name: "Uniform", is_archived: true },
      { ...field, ...flags, id: 2, name: "Ward", is_archived: false },
    ];
    const text = "{{custom_1}} {{ custom_2 }} {{custom_3}} {{custom_x}}";
    expect(lintTags(text, fields).map(({ severity, message }) => [severity, message])).toEqual([
      ["warning", expect.stringContaining("Uniform is archived")],
      ["warning", expect.stringContaining("Ward has a value only if somebody has filled it in")],
      ["error", expect.stringContaining("{{custom_3}} is not a merge tag")],
      ["error", expect.stringContaining("{{custom_x}}")],
    ]);
    expect(lintTags("{{custom_3}}")).toEqual([]);
  });

  it("names the tags without a value", () => {
    expect(gapMessage(["Interview date"])).toContain("no value for Interview date");
    expect(gapMessage([])).toBeUndefined();
  });
});
