import type { TestCompanies } from "../companies.ts";
import { testDeletionLink, testExportLink } from "../companies/bundles.ts";
import { testPassword } from "../records.ts";
import type { Samples } from "../sample.ts";

export const companyCalls = ({ bundles }: TestCompanies) =>
  ({
    exportCompany: { own: true },
    listBundles: {},
    downloadBundle: { params: bundles.exported },
    downloadReport: { params: bundles.imported },
    removeBundle: { params: bundles.exported },
    importCompany: {
      query: { name: "Northgate Group.zip" },
      body: new File(["PK\u0003\u0004"], "Northgate Group.zip"),
      own: true,
    },
    submitDeletionRequest: {
      body: {
        password: testPassword,
        company_name: "Northgate Group",
        reason: "It recruits elsewhere.",
        declines_bundle: true,
      },
      own: 400,
    },
    activeDeletionRequest: {},
    cancelDeletionRequest: { own: true },
    getDeletionProcess: { params: { id: testDeletionLink } },
    processDeletionRequest: {
      body: { id: testDeletionLink, password: testPassword, decision: "DECLINE" },
    },
    exportDisabledCompany: {
      body: { email: "admin@closed.example", password: testPassword },
      own: true,
    },
    getMailedExport: { params: { id: testExportLink } },
    downloadMailedExport: { params: { id: testExportLink } },
    listDeletedCompanies: {},
    downloadCertificate: { params: { id: 900 } },
  }) satisfies Samples;
