import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { logout } from "@ats/core/session/session-times-contract";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { callbackPath } from "../callback-path.ts";
import { forgetSession } from "../cookies.ts";
import type { LoginSearch } from "../login/route.ts";
import { forgetTyped } from "../useLogOut.ts";
import { logoutTexts } from "./texts.ts";

/**
 * Ends the local session, even if the server cannot be reached, then goes to sign-in. Specification
 * §4. Without a reason, the user wished it.
 */
export function Logout({ search }: ScreenProps<"Logout", LoginSearch>) {
  const say = useTexts();
  const { client, host, navigate, concurrentLogin } = useAts();
  const queries = useQueryClient();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (host.frame?.signOut) return host.frame.signOut(search.reason);
    // The page that was left may have kept something meanwhile.
    if (!search.reason) forgetTyped(host, host.cookies.read(cookies.userId));
    // Without a token the server has no session to end.
    const loggedOut = host.cookies.read(cookies.apiToken)
      ? client.call(logout).catch(() => undefined)
      : undefined;
    void Promise.resolve(loggedOut).then(() => {
      forgetSession(host.cookies);
      concurrentLogin.answer();
      queries.clear();
      if (search.reason === "DISABLED_COMPANY")
        return navigate(to.disabledAts(), { replace: true });
      const callbackUrl = callbackPath(search.callbackUrl, window.location.origin);
      const query = toSearch({ reason: search.reason, callbackUrl });
      navigate(query ? `${to.Login()}?${query}` : to.Login(), { replace: true });
    });
  }, [client, host, navigate, concurrentLogin, queries, search]);
  return <Loader label={say(logoutTexts.loggingOut)} isFullPage />;
}
