import { captchaToken, type Challenge, type Solve } from "@ats/api/internal/testing/captcha";
import type { TestCompanies } from "@ats/api/internal/testing/companies";
import { testPassword } from "@ats/api/internal/testing/records";
import { callerOf, endpointNames, sampleCalls } from "@ats/api/internal/testing/sample-calls";
import { contract, type EndpointName } from "@ats/core/app/contract";
import { ApiError, type Client, createClient } from "@ats/core/contract/client";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { login } from "@ats/core/session/contract";
import { Piscina } from "piscina";

/** Captchas are solved when nothing else is to do: in use, that is the work of other machines. */
const solvers = new Piscina<Challenge, Awaited<ReturnType<Solve>>>({
  filename: import.meta.resolve("@ats/api/internal/testing/captcha-solver"),
  niceIncrement: 19,
});

/** A page of somebody at an address of their own. `onSolved` hears how long a captcha took. */
function page(url: string, onSolved?: (ms: number) => void): Client {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".");
  let cookie = "";
  let token: string | undefined;
  const send = async (request: Request) => {
    request.headers.set("origin", url);
    request.headers.set("x-forwarded-for", `10.${address}`);
    if (cookie) request.headers.set("cookie", cookie);
    const response = await fetch(request);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] || cookie;
    return response;
  };
  return createClient({
    baseUrl: url,
    fetch: send,
    async captcha() {
      const start = performance.now();
      const token = await captchaToken(send, url, (challenge) => solvers.run(challenge));
      onSolved?.(performance.now() - start);
      return token;
    },
    token: { read: () => token, write: (given) => void (token = given) },
  });
}

/** Reads are more frequent than writes, as they are in use. */
const readsPerWrite = 8;

const isRead = (name: EndpointName) => contract[name].method === "GET";

/** The names of all endpoints, mixed in each round, in an order that never ends. */
function* endlessly(): Generator<EndpointName> {
  for (let round = 0; ; round++)
    yield* endpointNames
      .filter((name, at) => isRead(name) || at % readsPerWrite === round % readsPerWrite)
      .map((name) => ({ name, place: Math.random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ name }) => name);
}

/** Those who apply are always somebody else. */
const fresh = (name: EndpointName, body: unknown): unknown =>
  name === "apply" || name === "saveApplication"
    ? {
        ...(body as object),
        app_uuid: crypto.randomUUID(),
        email: `${crypto.randomUUID()}@mail.example`,
      }
    : body;

/** Another company's user makes these, because they end the session that other calls use. */
const endsSession = new Set<EndpointName>(["login", "logout"]);

export interface Answer {
  name: EndpointName;
  status: number;
  /** Time before the call was sent, in which the page worked for its captcha or signed in. */
  idleMs: number;
}

/** Calls every endpoint of a server in turn, signing in where a session has ended. */
export function callers(url: string, companies: TestCompanies) {
  const samples = sampleCalls(companies);
  const names = endlessly();
  const signedIn = new Map<string, Promise<Client>>();

  async function signIn(email: string): Promise<Client> {
    const client = page(url);
    try {
      await client.call(login, { body: { email, password: testPassword } });
    } catch (error) {
      signedIn.delete(email);
      throw error;
    }
    return client;
  }

  async function call(): Promise<Answer> {
    let idleMs = 0;
    const onSolved = (ms: number) => void (idleMs += ms);
    const name = names.next().value as EndpointName;
    const endpoint: Endpoint = contract[name];
    const email = endsSession.has(name)
      ? companies.users.riverside.email
      : callerOf(name, companies);
    const { by: _, own: _own, body: asked, ...sample } = samples[name];
    const body = name === "login" ? { email, password: testPassword } : fresh(name, asked);
    let session: Promise<Client> | undefined;
    try {
      if (endpoint.access !== "public") {
        session = signedIn.get(email) ?? signIn(email);
        signedIn.set(email, session);
      }
      const start = performance.now();
      const client = (await session) ?? page(url, onSolved);
      idleMs = performance.now() - start;
      await client.call(endpoint, { ...sample, body } as never);
      return { name, status: 200, idleMs };
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // Others may have signed in again already.
      if (status === 401 && signedIn.get(email) === session) signedIn.delete(email);
      return { name, status, idleMs };
    }
  }

  return { call, signOut: () => signedIn.clear() };
}
