import { logout } from "@ats/core/session/session-times-contract";
import { to } from "@ats/core/navigation/routes";
import { toSearch } from "@ats/core/contract/client";
import type { ApiError } from "@ats/core/contract/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { forgetSession } from "./cookies.ts";

/** A token for another company's session, and the host that takes it. */
export interface Passage {
  one_time_token: string;
  host: string;
}

/**
 * Switches to another company: asks for the passage, logs out, and goes where the token is taken.
 * Meanwhile a 401 is part of it. Specification §4, Multi-client and Responses.
 */
export function useSwitch() {
  const { client, host, navigate, switching } = useAts();
  const queries = useQueryClient();
  return useMutation<void, ApiError, () => Promise<Passage>>({
    mutationFn: async (ask) => {
      switching.begin();
      const passage = await ask();
      await queries.cancelQueries();
      await client.call(logout).catch(() => undefined);
      forgetSession(host.cookies);
      const path = `${to.multiclientLogin()}?${toSearch({ token: passage.one_time_token })}`;
      if (passage.host === window.location.host) navigate(path);
      else host.leave(`${window.location.protocol}//${passage.host}${path}`);
    },
    onError: () => switching.end(),
  });
}
