import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

/** Keys of the environment list that the shell reads. Specification §7. */
export const environmentKeys = {
  socketServer: "socket_server_domain",
  apiServer: "api_server_domain",
  name: "environment",
  /** What sign-in calls the identity provider; absent where there is none. */
  organisation: "identity_provider",
  /** "on" where a service for text messages is set up; absent where there is none. */
  texts: "text_messages",
} as const;
export const environments = ["demo", "dev", "test", "prod"] as const;
export type EnvironmentName = (typeof environments)[number];

export const getEnvironment = endpoint({
  method: "GET",
  path: "/api/get/environment/",
  summary: "The environment as a list of keys and values",
  access: "public",
  response: z.object({ records: z.array(z.object({ key: z.string(), val: z.string() })) }),
});

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Answers once the server is ready",
  access: "public",
  response: z.object({ status: z.literal("ok") }),
});

export const settingsContract = { getEnvironment, health };
