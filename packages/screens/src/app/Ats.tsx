import { type RouteName, to } from "@ats/core/navigation/routes";
import { useState } from "react";
import { applyAppearance, useDirection } from "../navigation/appearance.ts";
import { Shell } from "../navigation/Shell.tsx";
import { logoutPath } from "../session/logout-path.ts";
import { Failed, Loading } from "./Frame.tsx";
import { Gate } from "./Gate.tsx";
import { createRouted } from "./router.tsx";
import { ScreensProvider, type ScreensProviderProps } from "./ScreensProvider.tsx";
import type { ScreenRoute } from "./screen.ts";
import type { Visit } from "./visit.ts";

export function Ats({ visit }: { visit: Visit }) {
  const [{ Routed, context }] = useState(() => assemble(visit));
  return (
    <ScreensProvider queries={visit.queries} context={context} direction={useDirection(visit.host)}>
      <Routed />
    </ScreensProvider>
  );
}

function assemble(visit: Visit) {
  const { host, client, navigator, screens, code, services } = visit;
  applyAppearance(host.storage);
  const byName = new Map<RouteName, ScreenRoute>(screens.map((route) => [route.name, route]));
  const context: ScreensProviderProps["context"] = {
    ...services,
    client,
    host,
    navigate: navigator.navigate,
    goToSignIn: (reason) => navigator.navigate(logoutPath(navigator.address, reason)),
    screens,
    hasScreen: (name) => byName.has(name),
    preload: (name) => {
      const route = byName.get(name);
      if (route) code.load(route).catch(() => undefined);
    },
    goBack: () =>
      navigator.goBack(() => (host.frame ? host.frame.goBack() : navigator.navigate(to.jobList()))),
  };
  return { Routed: createRouted(visit, { Shell, Gate, Loading, Failed }), context };
}
