import type { createApi } from "@ats/api/app/app";
import { demoPassword } from "@ats/demo/accounts";
import { login } from "@ats/core/session/contract";
import { apiTokenHeader } from "@ats/core/session/session";

const origin = "http://bench.example";

/**
 * Signs in a demo account and returns a function that reads a path with its session, in process.
 */
export async function signedIn(app: ReturnType<typeof createApi>, email: string) {
  let secret: string | undefined;
  const session = { read: () => secret, write: (value?: string) => void (secret = value) };
  const response = await app.fetch(
    new Request(origin + login.path, {
      method: login.method,
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify({ email, password: demoPassword }),
    }),
    { session },
  );
  const headers = { [apiTokenHeader]: response.headers.get(apiTokenHeader) ?? "" };
  return async (path: string) => {
    const answer = await app.fetch(new Request(origin + path, { headers }), { session });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
}
