import { addApiToken } from "@ats/core/api-tokens/contract";
import { createClient } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";
import { createEmbedSession } from "@ats/core/embed/contract";
import {
  type EmbedEvent,
  type FrameMessage,
  type Look,
  type PartnerMessage,
  protocolVersion,
} from "@ats/core/embed/messages";
import { rightsOf } from "@ats/core/rights/rights";
import { authorisationSchemes } from "@ats/core/session/session";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { channelOf } from "./partner-channel.ts";

/** User, screens and features of a session. */
export type Asked = Partial<Omit<Input<typeof createEmbedSession>["body"], "origin">>;

/** A server with an API token. */
export const serverOf = (fetch: BrowserApi["fetch"], token: string) =>
  createClient({
    fetch(request) {
      request.headers.set("authorization", `${authorisationSchemes.server} ${token}`);
      return fetch(request);
    },
  });

/** A partner's server with an API token of Northgate Group. It makes secrets for pages of an origin. */
export async function partnersServer(api: BrowserApi, origin: string) {
  const admin = api.visitor();
  await admin.signIn("admin@northgate.example");
  const { token } = await admin.client.call(addApiToken, {
    body: {
      name: "Portal",
      rights: [...rightsOf["Recruiter admin user"]],
      origins: [origin],
      days: 30,
    },
  });
  const client = serverOf(api.visitor().fetch, token);
  return async (asked: Asked = {}): Promise<string> => {
    const user = { email: "recruiter@northgate.example" };
    const { client_secret } = await client.call(createEmbedSession, {
      body: { user, origin, ...asked },
    });
    return client_secret;
  };
}

/** The secret alone, as the loader sends it to the frame. */
export const secretIn = (clientSecret: string) => new URL(clientSecret).hash.slice(1);

/** A partner's page with its server, at the other end of the frame's channel. */
export interface PartnersPage {
  /** The next session; null where the partner has none to give. */
  session: Asked | null;
  /** Messages of the frame. */
  heard: FrameMessage[];
  events(): EmbedEvent[];
  post(message: PartnerMessage): void;
  /** The first secret, which is spent once the frame has opened. */
  first: string;
  /** Answers the frame's next question with this secret. */
  give?: string;
}

export interface Opening {
  session?: Asked;
  look?: Look;
  path?: string;
}

/** Opens a channel of a partner's page to a frame, as the loader does. */
export async function openPartnersPage(
  api: BrowserApi,
  { session = {}, look = {}, path }: Opening,
) {
  const origin = "https://portal.example";
  const makeSecret = await partnersServer(api, origin);
  const { port1, port2 } = new MessageChannel();
  const page: PartnersPage = {
    session,
    heard: [],
    events: () => page.heard.flatMap((each) => (each.type === "event" ? [each.event] : [])),
    post: (message) => port1.postMessage(message),
    first: secretIn(await makeSecret(session)),
  };
  port1.addEventListener("message", async ({ data }: MessageEvent<FrameMessage>) => {
    page.heard.push(data);
    if (data.type !== "secret") return;
    const secret = page.give ?? (page.session && secretIn(await makeSecret(page.session)));
    page.post({ type: "secret", secret });
  });
  port1.start();
  const connect = {
    ats: protocolVersion,
    type: "connect",
    secret: page.first,
    look,
    path,
  } as const;
  return { page, channel: channelOf(origin, connect, port2) };
}
