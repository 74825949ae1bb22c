import { getOneTimeToken } from "@ats/core/session/passage-contract";
import type { User } from "@ats/core/users/user";
import { Button } from "@ats/ui/Button";
import { showToast } from "@ats/ui/Toast";
import { useAts } from "../app/context.tsx";
import * as css from "./GuestStrip.css.ts";
import { useMay, useUser } from "./session.tsx";
import { useSwitch } from "./switching.ts";

/** On every page of a guest's session: whose company this is, and the way home. Specification §4, Multi-client. */
export function GuestStrip({ home }: { home: NonNullable<User["home_company"]> }) {
  const { client } = useAts();
  const { company_name, userType } = useUser();
  const isSupport = useMay("supportSession");
  const { mutate, isPending, isSuccess } = useSwitch();
  const goHome = () =>
    mutate(() => client.call(getOneTimeToken, { params: { id: home.id } }), {
      onError: ({ message }) =>
        showToast({ tone: "critical", title: "You are still here", description: message }),
    });
  return (
    <section
      className={css.kinds[isSupport ? "support" : "master"]}
      aria-label={isSupport ? "Support session" : "Multi-client"}
    >
      <span className={css.text}>
        {isSupport
          ? `${userType.replace(/ user$/, "")} session in ${company_name}`
          : `You work in ${company_name} for ${home.name}`}
      </span>
      <Button size="sm" onPress={goHome} isPending={isPending || isSuccess}>
        {isSupport ? "End session" : `Return to ${home.name}`}
      </Button>
    </section>
  );
}
