import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { cookies, type LogoutReason } from "@ats/core/session/session";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { forgetRecent } from "../commands/recent.ts";
import { forgetDrafts } from "../drafts/draft.ts";
import { forgetListStates } from "../lists/list-state.ts";

/** Logs out at the user's request and deletes their stored lists, drafts and recent pages. */
export function useLogOut(reason?: LogoutReason): () => void {
  const { host, navigate } = useAts();
  return useCallback(() => {
    const userId = host.cookies.read(cookies.userId);
    forgetListStates(host.storage, userId);
    forgetDrafts(host.storage, userId);
    forgetRecent(host.storage, userId);
    navigate(reason ? `${to.Logout()}?${toSearch({ reason })}` : to.Logout());
  }, [host, navigate, reason]);
}
