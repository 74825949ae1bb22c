import { type Client, createClient } from "@ats/core/contract/client";
import { type LiveMessage, liveMessageSchema } from "@ats/core/notifications/notification";
import { messageHoldMs } from "@ats/core/messages/compose";
import { login } from "@ats/core/session/contract";
import { environmentKeys } from "@ats/core/settings/contract";
import { sql } from "kysely";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { scheduleSweeps } from "@ats/api/app/schedule-sweeps";
import type { Services } from "@ats/api/kernel/services";
import { openEmbedded } from "@ats/api/database/embedded";
import { keepSnapshot, restoreSnapshot } from "@ats/api/internal/database/test-snapshot";
import { demoPassword } from "../accounts.ts";
import type { Face } from "@ats/api/kernel/ports/fonts";
import { memoryFiles } from "@ats/api/kernel/ports/file-store";
import { type Mail, RefusedForGood } from "@ats/api/kernel/ports/mailer";
import { sendMail } from "@ats/api/mail/schedule";
import { localChannel } from "@ats/api/kernel/ports/live-channel";
import { createLiveHub } from "@ats/api/notifications/live-hub";
import type { Credentials } from "@ats/api/internal/kernel/credentials";
import { authenticate } from "@ats/api/session/authenticate";
import { liveCredentials, type LiveParameters } from "@ats/api/session/live-credentials";
import type { Claims } from "@ats/api/internal/session/identity-provider";
import { proofOfWork } from "@ats/api/session/proof-of-work";
import { captchaToken } from "@ats/api/internal/testing/captcha";
import { testOrganisation } from "@ats/api/internal/testing/organisation";
import { faultyNetwork } from "./faults.ts";
import { after } from "@ats/api/internal/kernel/time";

/** A user with their own browser: a session, and the fetch that carries it. */
interface Visitor {
  fetch(request: Request): Promise<Response>;
  /** Signs in a demo account through the endpoints; the token is stored where the page keeps it. */
  signIn(email: string): Promise<{ id: number; token: string }>;
  /** Client with the visitor's session. */
  client: Client;
  /** Opens the live connection, with the API token in `session_id` as for the websocket. */
  connect(
    identity: () => LiveParameters | Promise<LiveParameters>,
    options: { receive(message: LiveMessage): void; resume(): void },
  ): () => void;
}

/**
 * The real API on an in-memory database with the demo data. The page is its first visitor. `fail`
 * makes calls of an endpoint fail or wait until `reset`.
 */
export interface BrowserApi extends Visitor {
  fail: ReturnType<typeof faultyNetwork>["fail"];
  /** Sets the reported environment: `demo`, `dev`, `test` or `prod`. */
  setEnvironment(name: string): void;
  /** Gives all companies this brand until `reset`. */
  setBrand(name: string): Promise<void>;
  /** Names an identity provider that has signed someone in with these claims. */
  setOrganisation(name: string, claims: Claims): void;
  /** Sends all mail that is no longer held, and returns everything sent. */
  mail(): Promise<readonly Mail[]>;
  /** Refuses all mail permanently, with a reason, until `reset`. */
  refuseMail(why: string): void;
  /** Runs the periodic jobs that are due. */
  sweep(): Promise<void>;
  /** Number of pages with an open live connection. */
  connections(): number;
  /** Creates another user working at the same time. */
  visitor(): Visitor;
  /** Restores the initial demo: signed out, without faults or writes. */
  reset(): Promise<void>;
}

/** Starts the API from the snapshot written by `build-snapshot.ts`. */
export async function startBrowserApi(): Promise<BrowserApi> {
  const [database, files] = await Promise.all([
    read(new URL("../../.cache/demo.pgdata", import.meta.url)),
    read(new URL("../../.cache/demo-files.json", import.meta.url)),
  ]);
  const snapshot = new Blob([await database.arrayBuffer()], { type: "application/gzip" });
  const cvs = Object.entries((await files.json()) as Record<string, string>).map(
    ([key, base64]) => [key, Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))] as const,
  );
  const system = await openEmbedded({ snapshot });
  await keepSnapshot(system);
  const environment: Record<string, string> = { environment: "demo" };
  let home = open(system, cvs, environment);
  const underWay = new Set<Promise<unknown>>();

  const send = async (request: Request, session: Session) => {
    const answer = Promise.resolve(home.app.fetch(request, { session, address: "browser" }));
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const visitor = () => {
    const session = sessionOf();
    const connect: Visitor["connect"] = (identity, options) =>
      join(
        home,
        async () =>
          liveCredentials(await identity(), { host: location.host, secret: session.read() }),
        options,
      );
    return { session, connect, ...visit((request) => send(request, session)) };
  };
  const page = visitor();
  const network = faultyNetwork(page.fetch);
  return {
    ...page,
    fetch: network.fetch,
    fail: network.fail,
    setEnvironment: (name) => void (environment.environment = name),
    async setBrand(name) {
      const logo = JSON.stringify({ atsLogo: name });
      await system
        .updateTable("companies")
        .set({ ats_settings: sql`ats_settings || ${logo}::jsonb` })
        .execute();
    },
    setOrganisation(name, claims) {
      environment[environmentKeys.organisation] = name;
      home.services.identity = testOrganisation(home.services, claims);
    },
    async mail() {
      const { services, sent } = home;
      await sendMail({ ...services, clock: () => after(services.clock(), messageHoldMs) });
      return sent;
    },
    refuseMail(why) {
      home.services.mailer = {
        async send() {
          throw new RefusedForGood(why);
        },
      };
    },
    sweep: () => scheduleSweeps(home.services, fail)(),
    connections: () => home.hub.size(),
    visitor,
    async reset() {
      network.clear();
      page.session.write(undefined);
      delete environment[environmentKeys.organisation];
      delete home.services.identity;
      home.hub.stop();
      await Promise.allSettled(underWay);
      await restoreSnapshot(system);
      home = open(system, cvs, environment);
    },
  };
}

const fail = (error: unknown): never => {
  throw error;
};

const read = async (url: URL) => {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(
      `The demo is not at ${url.pathname}: run packages/demo/src/browser/build-snapshot.ts.`,
    );
  return response;
};

/** Follows the page's clock, which a story may move. */
const clock = () => new Date(Date.now());

/** Listed one by one, because the bundler needs literal paths. */
const faces: Record<Face, URL> = {
  regular: new URL("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf", import.meta.url),
  bold: new URL("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf", import.meta.url),
  italic: new URL(
    "@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf",
    import.meta.url,
  ),
  boldItalic: new URL(
    "@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf",
    import.meta.url,
  ),
};

function open(
  system: Services["system"],
  cvs: Iterable<readonly [key: string, Uint8Array]>,
  environment: Services["environment"],
) {
  const sent: Mail[] = [];
  const services: Services = {
    system,
    clock,
    captcha: proofOfWork({ system, clock }),
    files: memoryFiles(cvs),
    fonts: async (face) => new Uint8Array(await (await fetch(faces[face])).arrayBuffer()),
    live: localChannel(),
    environment,
    mailer: { send: async (mail) => void sent.push(mail) },
    texts: { send: async () => undefined },
    publicUrl: globalThis.location.origin,
  };
  const hub = createLiveHub(services, reportError);
  // Its one visitor may use all time that a slow machine has.
  const options = { allowOrigin: () => true, workClock: () => 0 };
  return { services, hub, sent, app: createApi(handlers, services, options) };
}

type Home = ReturnType<typeof open>;

/** Joins the live hub once the session is known; returns how to leave. */
function join(
  { services, hub }: Home,
  credentials: () => Promise<Credentials>,
  { receive, resume }: Parameters<Visitor["connect"]>[1],
): () => void {
  const closing = new AbortController();
  const send = (message: string) => receive(liveMessageSchema.parse(JSON.parse(message)));
  credentials()
    .then((given) => authenticate(services, given))
    .then(({ actor }) => {
      if (closing.signal.aborted) return;
      closing.signal.addEventListener("abort", hub.join({ actor, send, close: resume }));
    }, reportError);
  return () => closing.abort();
}

interface Session {
  read(): string | undefined;
  write(secret: string | undefined): void;
}

function sessionOf(): Session {
  let secret: string | undefined;
  return { read: () => secret, write: (value) => void (secret = value) };
}

function visit(fetch: Visitor["fetch"]): Omit<Visitor, "connect"> {
  let token = "";
  const client = createClient({
    fetch,
    captcha: () => captchaToken(fetch),
    token: { read: () => token, write: (value) => void (token = value) },
  });
  return {
    fetch,
    client,
    async signIn(email) {
      const { id } = await client.call(login, { body: { email, password: demoPassword } });
      return { id, token };
    },
  };
}
