import type { User } from "@ats/core/users/user";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAts } from "../app/context.tsx";
import { signedInUser } from "./signed-in-user.ts";

export function useSignedInUser() {
  const { client, host } = useAts();
  return useQuery(signedInUser(client, host.cookies));
}

/** Updates or refetches the cached user. */
export function useUserCache() {
  const { client, host } = useAts();
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = signedInUser(client, host.cookies);
    return {
      change: (change: (user: User) => User) =>
        queries.setQueryData<User>(queryKey, (user) => user && change(user)),
      refetch: () => queries.invalidateQueries({ queryKey }),
    };
  }, [client, host, queries]);
}
