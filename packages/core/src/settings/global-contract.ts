import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { announcementDraft, announcementSchema } from "./announcement.ts";

export const getGlobalSettings = endpoint({
  method: "GET",
  path: "/api/global/settings/",
  summary:
    "Returns settings for all companies; an announcement that is off is shown only to its editors",
  response: z.object({ settings: z.object({ announcement: announcementSchema }) }),
});

export const saveGlobalSettings = endpoint({
  method: "POST",
  path: "/api/global/settings/",
  summary: "Saves settings for all companies; a changed announcement gets a new id",
  access: "globalSettings",
  refusesPartners: true,
  body: z.object({ settings: z.object({ announcement: announcementDraft }) }),
  response: getGlobalSettings.response,
});

export const globalSettingsContract = { getGlobalSettings, saveGlobalSettings };
