import type { User } from "@ats/core/users/user";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import * as css from "./GuestStrip.css.ts";
import { useCanUse, useUser } from "./session.tsx";
import { guestTexts } from "./texts.ts";
import { useReturnHome } from "./useReturnHome.ts";

/**
 * Shown in a guest session: the current company and the way back. Specification §4, Multi-client.
 */
export function GuestStrip({ home }: { home: NonNullable<User["home_company"]> }) {
  const say = useTexts();
  const { company_name, userType } = useUser();
  const isSupport = useCanUse("supportSession");
  const wayHome = useReturnHome(home);
  return (
    <section
      className={css.kinds[isSupport ? "support" : "master"]}
      aria-label={say(isSupport ? guestTexts.support : guestTexts.multiClient)}
    >
      <span className={css.text}>
        {isSupport
          ? say(guestTexts.supportIn, {
              role: userType.replace(/ user$/, ""),
              company: company_name,
            })
          : say(guestTexts.workingFor, { company: company_name, home: home.name })}
      </span>
      {wayHome && (
        <Button size="sm" onPress={wayHome.go} isPending={wayHome.isUnderWay}>
          {wayHome.label}
        </Button>
      )}
    </section>
  );
}
