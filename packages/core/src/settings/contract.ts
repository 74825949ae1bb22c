import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/** Keys of the environment list that the shell reads. Specification §7. */
export const environmentKeys = {
  socketServer: "socket_server_domain",
  apiServer: "api_server_domain",
  name: "environment",
  /** Words of the banner, where they are not the usual ones. */
  text: "environment_text",
  /** Name of the identity provider on the sign-in page; absent without one. */
  organisation: "identity_provider",
  /** "on" when a text message service is set up; otherwise absent. */
  texts: "text_messages",
} as const;
export const environments = ["demo", "dev", "test", "prod"] as const;
export type EnvironmentName = (typeof environments)[number];

export const getEnvironment = endpoint({
  method: "GET",
  path: "/api/get/environment/",
  summary: "Returns the environment as a list of keys and values",
  access: "public",
  response: z.object({ records: z.array(z.object({ key: z.string(), val: z.string() })) }),
});

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Answers once the server is ready; degraded while an administrator must act",
  access: "public",
  response: z.object({
    status: z.enum(["ok", "degraded"]),
    /** Sentences for an administrator. */
    problems: z.array(z.string()),
  }),
});

export const settingsContract = { getEnvironment, health };
