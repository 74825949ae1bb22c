import { to } from "@ats/core/navigation/routes";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { callbackPath } from "../callback-path.ts";
import { isLoggedIn, rememberSession } from "../cookies.ts";
import { NotKept } from "../sign-in-frame/NotKept.tsx";
import { TokenLoginView } from "./TokenLoginView.tsx";

interface Search {
  callbackUrl?: string | undefined;
}

export const LinkLogin = ({ params, search }: ScreenProps<"tokenLogin", Search>) => (
  <TokenLogin token={params.id} {...search} />
);
export const SwitchLogin = ({
  search,
}: ScreenProps<"multiclientLogin", Search & { token?: string | undefined }>) => (
  <TokenLogin {...search} />
);
export const SupportLogin = ({ params, search }: ScreenProps<"techUserLogin", Search>) => (
  <TokenLogin token={params.token} {...search} />
);

/** Signs in with the token of a link. Only the page's own call uses it up, not the link. */
function TokenLogin({ token, callbackUrl }: Search & { token?: string | undefined }) {
  const { host, navigate, accountSwitch: switching } = useAts();
  const queries = useQueryClient();
  const hasBegun = useRef(false);
  const [isKept, setKept] = useState(true);
  const { mutate, isError, error } = useCall(loginWithToken, {
    onSuccess: ({ id }) => {
      queries.clear();
      if (!rememberSession(host.cookies, id)) return setKept(false);
      navigate(callbackPath(callbackUrl, window.location.origin) ?? to.jobList(), {
        replace: true,
      });
    },
    onError: ({ status }) => {
      if (status === 403) navigate(to.disabledAts(), { replace: true });
    },
    onSettled: () => switching.end(),
  });
  const redeem = () => token && mutate({ body: { token } });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    redeem();
  });
  // The token is used up.
  if (!isKept) return <NotKept address={to.Login()} />;
  if (token && !isError) return <TokenLoginView state="loading" />;
  // Only the server's answer makes a token invalid. Other failures can be retried.
  const isSpent = !token || error?.status === 400;
  return isSpent ? (
    <TokenLoginView
      state="refused"
      message={error?.message}
      wayOn={isLoggedIn(host.cookies) ? to.jobList() : to.Login()}
    />
  ) : (
    <TokenLoginView state="failed" message={error?.message} retry={redeem} />
  );
}
