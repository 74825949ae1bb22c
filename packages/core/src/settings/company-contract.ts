import { endpoint } from "../contract/endpoint.ts";
import { specificSetting } from "./specific.ts";

export const saveSpecificSetting = endpoint({
  method: "PUT",
  path: "/api/companies/settings/specific",
  summary: "Saves one setting of the company by field and property; the user is read again then",
  company: "ATS",
  body: specificSetting,
});

export const companySettingsContract = { saveSpecificSetting };
