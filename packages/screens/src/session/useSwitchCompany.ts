import type { ApiError } from "@ats/core/contract/client";
import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { logout } from "@ats/core/session/session-times-contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { forgetSession } from "./cookies.ts";

/** A token for a session in another company, with the host that accepts it. */
export interface SwitchToken {
  one_time_token: string;
  host: string;
}

/**
 * Switches company: requests a token, logs out and goes to the company's host. A 401 is expected
 * meanwhile. Specification §4, Multi-client and Responses.
 */
export function useSwitchCompany() {
  const { client, host, navigate, accountSwitch: switching } = useAts();
  const queries = useQueryClient();
  return useMutation<void, ApiError, () => Promise<SwitchToken>>({
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
