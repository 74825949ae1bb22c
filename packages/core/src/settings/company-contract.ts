import { bodyBytes, endpoint } from "../contract/endpoint.ts";
import { specificSetting } from "./specific-settings.ts";

export const saveSpecificSetting = endpoint({
  method: "PUT",
  path: "/api/companies/settings/specific",
  summary: "Saves one company setting by field and property; read the user again afterwards",
  refusesPartners: true,
  company: "ATS",
  maxBytes: bodyBytes.large,
  body: specificSetting,
});

export const companySettingsContract = { saveSpecificSetting };
