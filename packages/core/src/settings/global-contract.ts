import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { announcementDraft, announcementSchema } from "./announcement.ts";

export const getGlobalSettings = endpoint({
  method: "GET",
  path: "/api/global/settings/",
  summary: "What holds for every company; an announcement that is off is read by its writers alone",
  response: z.object({ settings: z.object({ announcement: announcementSchema }) }),
});

export const saveGlobalSettings = endpoint({
  method: "POST",
  path: "/api/global/settings/",
  summary: "Saves what holds for every company; a changed announcement gets an id of its own",
  access: "globalSettings",
  body: z.object({ settings: z.object({ announcement: announcementDraft }) }),
  response: getGlobalSettings.response,
});

export const globalSettingsContract = { getGlobalSettings, saveGlobalSettings };
