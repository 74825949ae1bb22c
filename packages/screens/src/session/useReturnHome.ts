import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import type { User } from "@ats/core/users/user";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../app/context.tsx";
import { useCanUse } from "./session.tsx";
import { guestTexts } from "./texts.ts";
import { useSwitchCompany } from "./useSwitchCompany.ts";

/** The way back from a guest session. Specification §4, Multi-client. */
export function useReturnHome(home: User["home_company"]) {
  const say = useTexts();
  const { client } = useAts();
  const isSupport = useCanUse("supportSession");
  const { mutate, isPending, isSuccess } = useSwitchCompany();
  if (!home) return undefined;
  return {
    label: isSupport ? say(guestTexts.endSession) : say(guestTexts.returnHome, { home: home.name }),
    isUnderWay: isPending || isSuccess,
    go: () =>
      mutate(() => client.call(getOneTimeToken, { params: { id: home.id } }), {
        onError: ({ message }) =>
          showToast({ tone: "critical", title: say(guestTexts.notSwitched), description: message }),
      }),
  };
}
