import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { channelNames } from "./channel.ts";
import { jobChanges, seenJobs } from "./status-contract.ts";

export const advertiseJobs = endpoint({
  method: "PUT",
  path: "/api/jobs/channels",
  summary: "Advertises jobs on a channel or removes them, with a result for each",
  access: "PUBLISH_JOBS",
  idempotent: true,
  body: z.object({ jobs: seenJobs, channel: z.enum(channelNames), is_advertised: z.boolean() }),
  response: jobChanges,
});

const address = z.url().nullable();

export const getPublishing = endpoint({
  method: "GET",
  path: "/api/publishing",
  summary:
    "Returns the address of the company's adverts on each channel; null for an unused channel",
  access: "PUBLISH_JOBS",
  response: z.object({ careers_page: address, internal: address, job_feed: address }),
});

export const renewInternalLink = endpoint({
  method: "PUT",
  path: "/api/publishing/internal",
  summary: "Creates a new link to the internal vacancies, replacing the previous one",
  access: "VIEW_SETTINGS",
  response: z.object({ internal: z.url() }),
});

export const channelContract = { advertiseJobs, getPublishing, renewInternalLink };
