import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function sourceCalls({ sources: { fair } }: TestCompanies) {
  const params = { id: fair.id };
  return {
    listSources: {},
    listSourceUses: {},
    addSource: { body: { label: "Trade show" }, own: true },
    renameSource: { params, body: { before: fair.label, label: "Careers fair" } },
    archiveSource: { params, body: { is_archived: true } },
  } satisfies Samples;
}
