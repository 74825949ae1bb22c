import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { type RouteName, routes } from "../navigation/routes.ts";
import { proofHeader } from "../session/session.ts";
import { email } from "../validation/email.ts";

/** Minutes for which a client secret can be used. */
export const clientSecretMinutes = 15;

/** Parts of the product that a partner's page can ask for. */
export const embedFeatures = ["shell"] as const;
export type EmbedFeature = (typeof embedFeatures)[number];

const routeNames = Object.keys(routes) as [RouteName, ...RouteName[]];

/** Screens and parts of one session in a partner's page. */
const scope = {
  /** Screens that it shows; by default all that the user may see. */
  routes: z.array(z.enum(routeNames)).max(routeNames.length).optional(),
  /** `shell` shows the sidebar and the toolbar too. */
  features: z.array(z.enum(embedFeatures)).max(embedFeatures.length).default([]),
};

const wrongOrigin = "Enter the origin of the page that shows the frame: https://portal.example";
const origin = z
  .string()
  .max(300, wrongOrigin)
  .refine((text) => URL.parse(text)?.origin === text, wrongOrigin);

export const createEmbedSession = endpoint({
  method: "POST",
  path: "/api/embed/sessions",
  summary: "Makes a client secret with which one page of an origin shows the product to a user",
  access: "EMBED_USERS",
  forServers: true,
  body: z.object({
    user: z.union([z.object({ id: z.number().int().positive() }), z.object({ email })]),
    origin,
    ...scope,
  }),
  response: z.object({
    /** Names the session in the record. */
    id: z.uuid(),
    /** Good once, for {@link clientSecretMinutes} minutes, at that origin alone. */
    client_secret: z.string(),
    expires_date_time: z.string(),
  }),
});

export const signInFrame = endpoint({
  method: "POST",
  path: "/api/embed/sessions/own",
  summary:
    "Makes a secret for a frame of the product that keeps no cookies, from the window that does",
  refusesPartners: true,
  response: z.object({ secret: z.string() }),
});

export const listEmbedOrigins = endpoint({
  method: "GET",
  path: "/api/embed/origins",
  summary: "Lists the origins whose pages may show sessions made with this API token",
  access: "EMBED_USERS",
  forServers: true,
  response: z.object({ origins: z.array(z.string()) }),
});

export const redeemClientSecret = endpoint({
  method: "POST",
  path: "/api/embed/sessions/redeem",
  summary: "Opens the session of a client secret, bound to the key of the proof (RFC 9449)",
  access: "public",
  limit: "link",
  headers: z.object({ [proofHeader]: z.string().max(4_000).default("") }),
  body: z.object({
    /** The part of the client secret after the `#`. */
    secret: z.string().max(200),
    /** Origin of the page that sent the secret to the frame. */
    origin,
  }),
  response: z.object({
    user_id: z.number().int(),
    routes: scope.routes,
    features: z.array(z.enum(embedFeatures)),
    expires_date_time: z.string(),
  }),
});

export const embedContract = {
  createEmbedSession,
  signInFrame,
  listEmbedOrigins,
  redeemClientSecret,
};
