import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const templateCalls = ({ template, attachment }: TestCompanies) =>
  ({
    listTemplates: {},
    listTemplateChoices: {},
    listStageTemplates: { params: { status: "REJECTED" }, own: true },
    getTemplate: { params: { id: template.id } },
    createTemplate: { own: true, body: newTemplate },
    updateTemplate: {
      params: { id: template.id },
      body: { ...newTemplate, name: "Thank you" },
      version: 1,
    },
    getTemplateFile: { params: { id: template.id, file: attachment.id } },
    removeTemplate: { params: { id: template.id }, version: 2 },
  }) satisfies Samples;

const newTemplate = {
  kind: "email",
  name: "Not this time",
  subject: "Your application",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: null,
  stage: "REJECTED",
  delay_minutes: 1440,
};
