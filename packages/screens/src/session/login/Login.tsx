import { toSearch } from "@ats/core/contract/client";
import { ownFramePath } from "@ats/core/embed/address";
import { to } from "@ats/core/navigation/routes";
import type { LogoutReason } from "@ats/core/session/session";
import { type Text, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { callbackPath } from "../callback-path.ts";
import { prepareProof } from "../captcha/proof.ts";
import { keepsCookies, rememberSession } from "../cookies.ts";
import { isFramed } from "../framed.ts";
import { NotKept } from "../sign-in-frame/NotKept.tsx";
import { toForgotPassword } from "../sign-in-links.ts";
import { useTypedEmail } from "../useTypedEmail.ts";
import { LoginView } from "./LoginView.tsx";
import { useSignIn } from "./queries.ts";
import type { LoginSearch } from "./route.ts";
import { loginTexts } from "./texts.ts";
import { useOrganisation } from "./useOrganisation.ts";

const reasons: Record<LogoutReason, Text> = {
  INACTIVE_SESSION: loginTexts.inactive,
  CONCURRENT_SESSION: loginTexts.loggedInElsewhere,
  DISABLED_COMPANY: loginTexts.companyDisabled,
};

export function Login({ search, setSearch }: ScreenProps<"Login", LoginSearch>) {
  const say = useTexts();
  const { client, host, navigate, preload } = useAts();
  const queries = useQueryClient();
  const { typed, keep } = useTypedEmail();
  const [isKept, setKept] = useState(true);
  const signedIn = useCallback(
    (userId: number, callbackUrl = search.callbackUrl) => {
      queries.clear();
      if (!rememberSession(host.cookies, userId)) return setKept(false);
      navigate(callbackPath(callbackUrl, window.location.origin) ?? to.jobList());
    },
    [queries, host, navigate, search.callbackUrl],
  );
  const signIn = useSignIn({ signedIn, disabled: () => navigate(to.disabledAts()) });
  const organisation = useOrganisation({ search, setSearch }, signedIn);
  useEffect(() => preload("jobList"), [preload]);
  useEffect(() => {
    if (isFramed() && !keepsCookies(host.cookies))
      host.leave(`${ownFramePath}?${toSearch({ path: search.callbackUrl })}`);
  }, [host, search.callbackUrl]);
  if (!isKept) return <NotKept />;
  return (
    <LoginView
      {...signIn}
      organisation={organisation}
      notice={search.reason && say(reasons[search.reason])}
      email={typed}
      keepEmail={(email) => {
        keep(email);
        prepareProof(client);
      }}
      forgotten={toForgotPassword(search)}
    />
  );
}
