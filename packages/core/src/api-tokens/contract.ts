import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { rights } from "../rights/rights.ts";
import { partnersOrigins } from "../settings/embedding.ts";
import { isBlank } from "../validation/invisible.ts";

/** First characters of every API token, by which scanners of code recognise one. */
export const apiTokenPrefix = "ats_";

/** Choices of validity in days. */
export const apiTokenDays = [30, 90, 365] as const;

export const apiTokenSchema = z.object({
  id: z.number().int(),
  /** The server or the partner that uses it. */
  name: z.string(),
  rights: z.array(z.enum(rights)),
  /** Origins whose pages may show a session made with it. */
  origins: z.array(z.string()),
  created_by: z.string(),
  created_date_time: z.string(),
  expires_date_time: z.string(),
  /** To the minute; null if never used. */
  last_used_date_time: z.string().nullable(),
  /** Null unless revoked. */
  revoked_date_time: z.string().nullable(),
  revoked_by: z.string().nullable(),
});
export type ApiToken = z.output<typeof apiTokenSchema>;

export const listApiTokens = endpoint({
  method: "GET",
  path: "/api/companies/api-tokens",
  summary: "Lists the company's API tokens, newest first, without the tokens themselves",
  access: "apiTokens",
  refusesPartners: true,
  response: z.object({ records: z.array(apiTokenSchema) }),
});

export const apiTokenDraft = z
  .object({
    name: z
      .string()
      .trim()
      .refine(
        (name) => !isBlank(name),
        "Enter the name of the server or the partner that uses the token.",
      )
      .max(100, "Enter a name of at most 100 characters."),
    rights: z
      .array(z.enum(rights))
      .min(1, "Choose at least one right.")
      .max(rights.length, "Choose each right once.")
      .transform((chosen) => [...new Set(chosen)]),
    origins: partnersOrigins,
    days: z.literal(apiTokenDays),
  })
  .refine(({ rights, origins }) => !rights.includes("EMBED_USERS") || origins.length > 0, {
    path: ["origins"],
    message: "Enter the address of a page that shows the product.",
  });

export const addApiToken = endpoint({
  method: "POST",
  path: "/api/companies/api-tokens",
  summary: "Makes an API token, which is in this answer alone; its rights are among the maker's",
  access: "apiTokens",
  refusesPartners: true,
  body: apiTokenDraft,
  response: z.object({ id: z.number().int(), token: z.string() }),
});

export const revokeApiToken = endpoint({
  method: "DELETE",
  path: "/api/companies/api-tokens/{id}",
  summary: "Revokes an API token and ends the sessions made with it",
  access: "apiTokens",
  refusesPartners: true,
  params: idParam,
});

export const apiTokensContract = { listApiTokens, addApiToken, revokeApiToken };
