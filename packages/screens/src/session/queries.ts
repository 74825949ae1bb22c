import type { User } from "@ats/core/users/user";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAts } from "../app/context.tsx";
import { signedInUser } from "./signed-in-user.ts";

/** The user who had signed in when the component appeared, whatever other tabs do to the cookie. */
export function useSignedInUser() {
  const { client, host } = useAts();
  const [user] = useState(() => signedInUser(client, host.cookies));
  return useQuery(user);
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
