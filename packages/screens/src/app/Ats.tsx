import { type RouteName, to } from "@ats/core/navigation/routes";
import { UiProvider } from "@ats/ui/UiProvider";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { applyAppearance } from "../navigation/appearance.ts";
import { Shell } from "../navigation/Shell.tsx";
import { showOwnChange } from "../notifications/own-change-toast.ts";
import { gatherOwnChanges } from "../notifications/own-changes.ts";
import { type AtsContext, AtsProvider } from "./context.tsx";
import { Failed, Loading } from "./Frame.tsx";
import { Gate } from "./Gate.tsx";
import { createRouted } from "./router.tsx";
import type { ScreenRoute } from "./screen.ts";
import type { Visit } from "./visit.ts";

export function Ats({ visit }: { visit: Visit }) {
  const [{ Routed, context }] = useState(() => assemble(visit));
  return (
    <QueryClientProvider client={visit.queries}>
      <AtsProvider value={context}>
        <Routed />
      </AtsProvider>
    </QueryClientProvider>
  );
}

function assemble(visit: Visit) {
  const { host, client, navigator, screens, code, flags, concurrentLogin } = visit;
  const { navigate } = navigator;
  applyAppearance(host.storage);
  const byName = new Map<RouteName, ScreenRoute>(screens.map((route) => [route.name, route]));
  const context: AtsContext = {
    client,
    host,
    flags,
    navigate,
    accountSwitch: visit.switching,
    concurrentLogin,
    ageMs: visit.ageMs,
    screens,
    hasScreen: (name) => byName.has(name),
    preload: (name) => {
      const route = byName.get(name);
      if (route) code.load(route).catch(() => undefined);
    },
    goBack: () => navigator.goBack(to.jobList()),
    ownChanges: gatherOwnChanges(showOwnChange),
  };
  const Root = ({ children }: { children: ReactNode }) => (
    <UiProvider navigate={navigate} locale={host.locale} texts={host.texts}>
      {children}
    </UiProvider>
  );
  return { Routed: createRouted(visit, { Root, Shell, Gate, Loading, Failed }), context };
}
