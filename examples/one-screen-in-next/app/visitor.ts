import { createClient } from "@ats/core/contract/client";
import { cookies as names } from "@ats/core/session/session";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import { cookies } from "next/headers";
import { ats } from "./ats";

/** The signed-in user; undefined for a visitor, whom `<AtsScreens>` signs in. */
export async function visitor(): Promise<User | undefined> {
  const jar = await cookies();
  const id = jar.get(names.userId)?.value;
  if (!id) return undefined;
  const client = createClient({
    baseUrl: ats,
    token: { read: () => jar.get(names.apiToken)?.value, write: () => {} },
    fetch: (request) => {
      request.headers.set("cookie", jar.toString());
      return fetch(request, { cache: "no-store" });
    },
  });
  const answer = await client.call(getUserSettings, { params: { id } }).catch(() => undefined);
  return answer?.users;
}
