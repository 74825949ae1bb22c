import type { createApi } from "@ats/api/app/app";
import { type Client, createClient } from "@ats/core/contract/client";
import { login } from "@ats/core/session/contract";
import { apiTokenHeader } from "@ats/core/session/session";
import { demoPassword } from "@ats/demo/accounts";

const origin = "http://bench.example";
type App = ReturnType<typeof createApi>;

/** A client in process, with the session of a demo account. */
export const clientOf = async (app: App, email: string): Promise<Client> =>
  (await signIn(app, email)).client;

/**
 * Signs in a demo account and returns a function that reads a path with its session, in process.
 */
export async function signedIn(app: App, email: string) {
  const { token, fetch } = await signIn(app, email);
  return async (path: string) => {
    const headers = { [apiTokenHeader]: token.read() ?? "" };
    const answer = await fetch(new Request(origin + path, { headers }));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
}

async function signIn(app: App, email: string) {
  const session = kept();
  const token = kept();
  async function fetch(request: Request): Promise<Response> {
    const headers = new Headers([...request.headers, ["origin", origin]]);
    return app.fetch(new Request(request, { headers }), { session });
  }
  const client = createClient({ baseUrl: origin, fetch, token });
  await client.call(login, { body: { email, password: demoPassword } });
  return { client, token, fetch };
}

function kept() {
  let text: string | undefined;
  return { read: () => text, write: (value?: string) => void (text = value) };
}
