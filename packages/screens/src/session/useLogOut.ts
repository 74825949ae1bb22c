import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { cookies, type LogoutReason } from "@ats/core/session/session";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import type { Host } from "../app/host.ts";
import { forgetRecent } from "../commands/recent.ts";
import { forgetDrafts } from "../drafts/draft.ts";
import { forgetListStates } from "../lists/list-state.ts";

/** Deletes a user's stored lists, drafts and recent pages. */
export function forgetTyped({ storage }: Host, userId: string | undefined): void {
  forgetListStates(storage, userId);
  forgetDrafts(storage, userId);
  forgetRecent(storage, userId);
}

/** Logs out at the user's request and forgets what they typed. */
export function useLogOut(reason?: LogoutReason): () => void {
  const { host, navigate } = useAts();
  return useCallback(() => {
    forgetTyped(host, host.cookies.read(cookies.userId));
    navigate(reason ? `${to.Logout()}?${toSearch({ reason })}` : to.Logout());
  }, [host, navigate, reason]);
}
