import type { TestCompanies } from "../companies.ts";
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
  }) satisfies Samples;
