import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { seoSettings } from "./seo.ts";
import { specificSetting } from "./specific-settings.ts";

export const getCompanySettings = endpoint({
  method: "GET",
  path: "/api/companies/settings/{id}",
  summary: "Returns the company's settings that the caller may change, each with its value now",
  access: "companySettings",
  refusesPartners: true,
  params: idParam,
  response: z.object({ settings: z.record(z.string(), z.unknown()) }),
});

export const saveSpecificSetting = endpoint({
  method: "PUT",
  path: "/api/companies/settings/specific",
  summary: "Saves one company setting by field and property; read the user again afterwards",
  refusesPartners: true,
  company: "ATS",
  maxBytes: bodyBytes.large,
  body: specificSetting,
});

export const previewSetting = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/companies/settings/effect",
  summary: "Says whom a change of a company setting would concern, without saving it",
  refusesPartners: true,
  company: "ATS",
  maxBytes: bodyBytes.large,
  body: specificSetting,
  response: z.object({ effects: z.array(z.string()) }),
});

export const saveSeo = endpoint({
  method: "POST",
  path: "/api/companies/settings/seo",
  summary: "Saves how search engines and shared links show the company's vacancies",
  access: "companySettings",
  refusesPartners: true,
  body: seoSettings.extend({
    /** The settings that the writer saw; others saved meanwhile are refused with 412. */
    before: seoSettings.optional(),
  }),
  response: seoSettings,
});

export const companySettingsContract = {
  saveSpecificSetting,
  previewSetting,
  saveSeo,
  getCompanySettings,
};
