import * as v from "valibot";
import { sessionEnds } from "../session/session-end.ts";
import { embedIdIn } from "./address.ts";
import { isSecureAddress } from "./secure-address.ts";

/**
 * Version of the messages between a partner's page and the frame in it, in the two that open their
 * channel. New fields keep the version, since each side drops fields that it does not know.
 */
export const protocolVersion = 1;

const ats = v.literal(protocolVersion);
const secret = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/));
const pixels = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** Path of a page of the product, with its query. */
const address = v.pipe(text(2000), v.regex(/^\/(?![/\\])[^\s\\]*$/));

/** Values of the product's CSS variables, none of which can load a file. */
const tokens = v.pipe(
  v.record(
    v.pipe(text(80), v.regex(/^--ats-[\w-]+$/)),
    v.pipe(text(200), v.regex(/^(?!.*url\()[\w #%.,()/+*-]+$/i)),
  ),
  v.maxEntries(300),
);

/** Looks of the product in the frame. Omitted settings stay. */
const look = v.object({
  theme: v.optional(v.picklist(["light", "dark", "system"])),
  density: v.optional(v.picklist(["comfortable", "compact"])),
  tokens: v.optional(tokens),
  /** BCP 47. */
  locale: v.optional(v.pipe(text(35), v.regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i))),
  /** Of the layout. Default: that of the language. */
  direction: v.optional(v.picklist(["ltr", "rtl"])),
});
export type Look = v.InferOutput<typeof look>;

/** News for the partner's page: no query of an address, and nothing about a person. */
const event = v.variant("type", [
  v.object({ type: v.literal("signedIn") }),
  v.object({
    type: v.literal("navigated"),
    /** Name of the route: `applicationDetails`. */
    route: v.pipe(v.string(), v.regex(/^\w{1,80}$/)),
    path: v.pipe(address, v.regex(/^[^?#]*$/)),
  }),
  /** The user wants to go back to the partner's product. */
  v.object({ type: v.literal("left") }),
  v.object({ type: v.literal("signedOut"), reason: v.picklist(sessionEnds) }),
  v.object({ type: v.literal("failed"), message: text(500) }),
]);
export type EmbedEvent = v.InferOutput<typeof event>;

/** First message of the frame, to the window around it. */
export const readyMessage = v.object({ ats, type: v.literal("ready") });
export type ReadyMessage = v.InferOutput<typeof readyMessage>;

/** The partner's answer to the window of the frame, with the port for all other messages. */
export const connectMessage = v.object({
  ats,
  type: v.literal("connect"),
  secret,
  look,
  path: v.optional(address),
});
export type ConnectMessage = v.InferOutput<typeof connectMessage>;

/** Messages of the frame over the port. */
export const frameMessage = v.variant("type", [
  v.object({ type: v.literal("height"), height: pixels }),
  /** Asks for a new secret. */
  v.object({ type: v.literal("secret") }),
  v.object({ type: v.literal("event"), event }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** Messages of the partner's page over the port. */
export const partnerMessage = v.variant("type", [
  /** Null where the partner has no secret to give. */
  v.object({ type: v.literal("secret"), secret: v.nullable(secret) }),
  v.object({ type: v.literal("navigate"), path: address }),
  v.object({ type: v.literal("look"), look }),
  /** Part of the frame that can be seen, from its upper edge. */
  v.object({ type: v.literal("visible"), top: pixels, height: pixels }),
  v.object({ type: v.literal("signOut") }),
  /** Asks for a sign-in by a new secret. */
  v.object({ type: v.literal("signIn") }),
]);
export type PartnerMessage = v.InferOutput<typeof partnerMessage>;

type Schema = v.GenericSchema<
  unknown,
  ReadyMessage | ConnectMessage | FrameMessage | PartnerMessage
>;

/** Returns the fields of a message that the schema declares; undefined for any other message. */
export function readMessage<S extends Schema>(
  schema: S,
  data: unknown,
): v.InferOutput<S> | undefined {
  const { success, output } = v.safeParse(schema, data);
  return success ? output : undefined;
}

/** Parts of a client secret: `https://northgate.example/embed/<id>#<secret>`. */
export interface ClientSecret {
  /** Page to show in the frame; the secret is no part of it. */
  address: string;
  origin: string;
  id: string;
  secret: string;
}

/** Splits a client secret; undefined for any other text. */
export function splitSecret(clientSecret: unknown): ClientSecret | undefined {
  const url = typeof clientSecret === "string" ? URL.parse(clientSecret) : null;
  const id = url && embedIdIn(url.pathname);
  if (!url || !id || !isSecureAddress(url) || url.username || url.password || url.search)
    return undefined;
  const said = url.hash.slice(1);
  url.hash = "";
  return v.is(secret, said)
    ? { address: url.href, origin: url.origin, id, secret: said }
    : undefined;
}
