import { ApiError } from "@ats/core/contract/client";
import { cookies } from "@ats/core/session/session";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/endpoint.ts";

/** The user of the cookie; without one it fails. Specification §4, §8. */
export function useSignedInUser() {
  const { client, host } = useAts();
  const id = host.cookies.read(cookies.userId);
  return useQuery<User, ApiError>({
    queryKey: keyOf(getUserSettings, { params: { id } }),
    queryFn: async ({ signal }) => {
      if (!id) throw new ApiError(401, "Sign in again: this page does not know who you are.");
      return (await client.call(getUserSettings, { params: { id }, signal })).users;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
