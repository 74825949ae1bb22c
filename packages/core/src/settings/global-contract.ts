import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { sanitiseText } from "../validation/text.ts";
import { announcementDraft, announcementSchema } from "./announcement.ts";
import { environments } from "./contract.ts";

export const bannerLength = 100;

/** The environment's banner: its name, or null as the server is configured, and words of its own. */
export const environmentBanner = z.object({
  name: z.enum(environments).nullable(),
  /** Empty for the usual words. */
  text: z
    .string()
    .max(bannerLength, `Shorten this to ${bannerLength} characters or fewer.`)
    .transform(sanitiseText),
});
export type EnvironmentBanner = z.output<typeof environmentBanner>;

export const getGlobalSettings = endpoint({
  method: "GET",
  path: "/api/global/settings/",
  summary:
    "Returns settings for all companies; only their editors see an announcement outside its times",
  response: z.object({
    settings: z.object({
      announcement: announcementSchema.extend({ is_current: z.boolean() }),
      /** Only for editors. */
      environment: environmentBanner
        .extend({
          /** Name in the server's configuration. */
          configured: z.string(),
        })
        .optional(),
    }),
  }),
});

export const saveGlobalSettings = endpoint({
  method: "POST",
  path: "/api/global/settings/",
  summary: "Saves the given settings for all companies; a changed announcement gets a new id",
  access: "globalSettings",
  refusesPartners: true,
  body: z.object({
    settings: z.object({
      announcement: announcementDraft.optional(),
      environment: environmentBanner.optional(),
    }),
  }),
  response: getGlobalSettings.response,
});

export const environmentVersion = environmentBanner.extend({
  /** Number of its change in the audit log. */
  number: z.number().int(),
  actor_name: z.string(),
  created_date_time: z.string(),
  is_current: z.boolean(),
});
export type EnvironmentVersion = z.output<typeof environmentVersion>;

export const listEnvironmentVersions = endpoint({
  method: "GET",
  path: "/api/global/settings/environment/versions",
  summary: "Lists the latest values of the environment's banner, newest first, with who set each",
  access: "globalSettings",
  refusesPartners: true,
  response: z.object({ records: z.array(environmentVersion) }),
});

export const globalSettingsContract = {
  getGlobalSettings,
  saveGlobalSettings,
  listEnvironmentVersions,
};
