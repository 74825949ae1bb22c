import { to } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { forgetListStates } from "../lists/list-state.ts";

/** Logs out on the user's own wish: what was kept of their lists goes too. */
export function useLogOut(): () => void {
  const { host, navigate } = useAts();
  return useCallback(() => {
    forgetListStates(host.storage, host.cookies.read(cookies.userId));
    navigate(to.Logout());
  }, [host, navigate]);
}
