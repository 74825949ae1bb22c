import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { settingsSections } from "../settings/sections.ts";
import { googleMeetInput, googleMeetSchema } from "./google-meet.ts";

export const connectionKinds = [
  "googleMeet",
  "identityProvider",
  "provisioning",
  "apiToken",
  "partnerPage",
  "careersFrame",
  "mailServer",
  "textGateway",
] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** A system outside that works with the company's data, or that the product reaches. */
export const connectionSchema = z.object({
  id: z.string(),
  kind: z.enum(connectionKinds),
  /** The system's own name or address; empty where the kind says it all. */
  name: z.string(),
  is_on: z.boolean(),
  /** Section of the settings that changes it; null for what the server's owner sets. */
  section: z.enum(settingsSections).nullable(),
  set_up_by: z.string().nullable(),
  created_date_time: z.string().nullable(),
  last_used_date_time: z.string().nullable(),
});
export type Connection = z.output<typeof connectionSchema>;

export const listConnections = endpoint({
  method: "GET",
  path: "/api/companies/webonboarding/connections",
  summary: "Lists the systems outside that are connected to the company",
  access: "companySettings",
  refusesPartners: true,
  response: z.object({ records: z.array(connectionSchema) }),
});

export const getGoogleMeet = endpoint({
  method: "GET",
  path: "/api/companies/googleMeet",
  summary: "Returns the company's connection to Google Meet without its key; null without one",
  access: "companySettings",
  refusesPartners: true,
  response: z.object({ connection: googleMeetSchema.nullable() }),
});

export const saveGoogleMeet = endpoint({
  method: "POST",
  path: "/api/companies/googleMeet",
  summary: "Connects Google Meet once Google has accepted the key for the organiser",
  access: "companySettings",
  refusesPartners: true,
  body: googleMeetInput,
  response: googleMeetSchema,
});

export const removeGoogleMeet = endpoint({
  method: "DELETE",
  path: "/api/companies/googleMeet",
  summary: "Forgets the key of Google Meet; links made before stay as they are",
  access: "companySettings",
  refusesPartners: true,
});

export const openMeeting = endpoint({
  method: "POST",
  path: "/api/interviews/video-link",
  summary: "Makes a Google Meet link for an interview",
  access: "UPDATE_APPLICATIONS",
  response: z.object({ video_link: z.string() }),
});

export const connectionsContract = {
  listConnections,
  getGoogleMeet,
  openMeeting,
  saveGoogleMeet,
  removeGoogleMeet,
};
