import type { User } from "@ats/core/users/user";
import { Button } from "@ats/ui/Button";
import * as css from "./GuestStrip.css.ts";
import { useReturnHome } from "./useReturnHome.ts";
import { useCanUse, useUser } from "./session.tsx";

/**
 * Shown in a guest session: the current company and the way back. Specification §4, Multi-client.
 */
export function GuestStrip({ home }: { home: NonNullable<User["home_company"]> }) {
  const { company_name, userType } = useUser();
  const isSupport = useCanUse("supportSession");
  const wayHome = useReturnHome(home);
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
      {wayHome && (
        <Button size="sm" onPress={wayHome.go} isPending={wayHome.isUnderWay}>
          {wayHome.label}
        </Button>
      )}
    </section>
  );
}
