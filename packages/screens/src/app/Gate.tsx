import type { ReactNode } from "react";
import { NoAgencyScreens } from "../navigation/NoAgencyScreens.tsx";
import { useUser } from "../session/session.tsx";
import { Forbidden } from "./Forbidden.tsx";
import { maySee } from "./may-see.ts";
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
  if (maySee(route, user)) return children;
  const isOfOthers = route.company !== "any" && route.company !== user.company_type;
  return isOfOthers && user.company_type === "AGENCY" ? (
    <NoAgencyScreens />
  ) : (
    <Forbidden area={route.title} />
  );
}
