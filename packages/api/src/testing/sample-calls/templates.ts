import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export const templateCalls = ({ ids, template, documentTemplates, attachment }: TestCompanies) =>
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
    listDocumentTemplates: { query: { cId: ids.northgate }, own: 404 },
    uploadDocumentTemplate: {
      headers: { "x-company-id": String(ids.northgate) },
      body: { name: "Handbook", file: testCv() },
    },
    previewDocumentTemplate: { headers: { "x-object-key": String(attachment.id) }, own: 404 },
    updateDocumentTemplate: {
      params: { id: documentTemplates.welcomePack },
      body: { name: "Welcome", file: testCv() },
      version: 1,
    },
    removeDocumentTemplate: { params: { id: documentTemplates.workingHours }, version: 1 },
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
