import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const clientCalls = ({ ids }: TestCompanies) => {
  const setting = { params: { id: ids.homes, key: "seo" }, by: "orchard" } as const;
  const value = JSON.stringify({ title: "Homes", description: "", share_picture: null });
  const noValue = JSON.stringify({ title: "", description: "", share_picture: null });
  return {
    listClients: { own: true },
    getClient: { by: "orchard", params: { id: ids.homes } },
    setClientSetting: { ...setting, body: { value, before: noValue } },
    copySettings: {
      by: "orchard",
      body: { from: ids.homes, to: [ids.lets], keys: ["seo"], dry_run: false },
    },
    listClientDifferences: { own: true },
  } satisfies Samples;
};
