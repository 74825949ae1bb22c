import { useTexts } from "@ats/ui/texts";
import { lazy, type ReactNode, Suspense } from "react";
import { useUser } from "../session/session.tsx";
import { Forbidden } from "./Forbidden.tsx";
import type { ScreenRoute } from "./screen.ts";
import { maySee } from "./screen-access.ts";
import { useRouteTitle } from "./title.ts";
import { titleOf } from "./title-of.ts";

// Loaded only for users of an agency.
const AgencyHome = lazy(() => import("../navigation/AgencyHome.tsx"));

interface GateProps {
  route: ScreenRoute;
  children: ReactNode;
}

export function Gate({ route, children }: GateProps) {
  useRouteTitle(titleOf(route));
  return route.layout === "shell" ? <Permitted route={route}>{children}</Permitted> : children;
}

function Permitted({ route, children }: GateProps) {
  const user = useUser();
  const say = useTexts();
  if (maySee(route, user)) return children;
  const isOfOthers = route.company !== "any" && route.company !== user.company_type;
  return isOfOthers && user.company_type === "AGENCY" ? (
    <Suspense>
      <AgencyHome title={say(titleOf(route))} />
    </Suspense>
  ) : (
    <Forbidden title={say(titleOf(route))} />
  );
}
