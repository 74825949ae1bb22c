import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function tagCalls({ tags: { spare } }: TestCompanies) {
  const params = { id: spare.id };
  return {
    listTags: {},
    listTagUses: {},
    renameTag: { params, body: { before: spare.label, label: "Renamed" } },
    removeTag: { params },
  } satisfies Samples;
}
