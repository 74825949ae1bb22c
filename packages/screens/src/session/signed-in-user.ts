import { ApiError, type Client } from "@ats/core/contract/client";
import { cookies } from "@ats/core/session/session";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import { queryOptions } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";
import type { CookieJar } from "./cookies.ts";

/** Reads the user of the cookie. Fails without a cookie. Specification §4, §8. */
export function signedInUser(client: Client, jar: CookieJar) {
  const id = jar.read(cookies.userId);
  return queryOptions<User, ApiError>({
    queryKey: keyOf(getUserSettings, { params: { id } }),
    queryFn: async ({ signal }) => {
      if (!id) throw new ApiError(400, "Your sign-in was lost. Sign in again.");
      return (await client.call(getUserSettings, { params: { id }, signal })).users;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
