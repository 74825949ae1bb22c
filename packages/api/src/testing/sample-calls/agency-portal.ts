import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function agencyPortalCalls({ ids }: TestCompanies) {
  const params = { client_id: ids.northgate };
  return { getAgencyClient: { params } } satisfies Samples;
}
