import { mayUse } from "@ats/core/rights/access";
import type { ReactNode } from "react";
import { NoAgencyScreens } from "../navigation/NoAgencyScreens.tsx";
import { useUser } from "../session/session.tsx";
import { Forbidden } from "./Forbidden.tsx";
import type { ScreenRoute } from "./screen.ts";
import { useRouteTitle } from "./title.ts";

interface GateProps {
  route: ScreenRoute;
  children: ReactNode;
}

/** Around every screen: its title, and who may see it. */
export function Gate({ route, children }: GateProps) {
  useRouteTitle(route.title);
  return route.layout === "shell" ? <Permitted route={route}>{children}</Permitted> : children;
}

function Permitted({ route, children }: GateProps) {
  const user = useUser();
  if (route.company !== "any" && route.company !== user.company_type)
    return user.company_type === "AGENCY" ? <NoAgencyScreens /> : <Forbidden area={route.title} />;
  if (route.right && !user.rights.has_access.includes(route.right))
    return <Forbidden area={route.title} />;
  if (route.feature && !mayUse(route.feature, user)) return <Forbidden area={route.title} />;
  return children;
}
