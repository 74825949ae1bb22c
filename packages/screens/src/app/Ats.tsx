import { ApiError, createClient } from "@ats/core/contract/client";
import { type RouteName, to } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { showToast } from "@ats/ui/Toast";
import { UiProvider } from "@ats/ui/UiProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { applyAppearance } from "../navigation/appearance.ts";
import { Shell } from "../navigation/Shell.tsx";
import { gatherOwnChanges } from "../notifications/own-changes.ts";
import { isLoggedIn } from "../session/cookies.ts";
import { type AtsContext, AtsProvider } from "./context.tsx";
import { Failed, Loading } from "./Frame.tsx";
import { queryOf } from "./endpoint.ts";
import { Gate } from "./Gate.tsx";
import { browserHost, type Host } from "./host.ts";
import { createRouter } from "./router.tsx";
import type { ScreenRoute } from "./screen.ts";
import { screens as allScreens } from "./screens.ts";

export interface AtsProps {
  host?: Partial<Host>;
  /** Screens in place of the full set, for a host that shows some alone. */
  screens?: readonly ScreenRoute[];
}

/** The whole application: the route set on a host. */
export function Ats({ host, screens = allScreens }: AtsProps) {
  const [{ Routed, context, queries }] = useState(() =>
    assemble({ ...browserHost(), ...host }, screens),
  );
  return (
    <QueryClientProvider client={queries}>
      <AtsProvider value={context}>
        <Routed />
      </AtsProvider>
    </QueryClientProvider>
  );
}

/** A call that was refused for good is not tried again; one that the network lost is, twice. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

function assemble(host: Host, screens: readonly ScreenRoute[]) {
  applyAppearance(host.storage);
  const queries = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } });
  const navigate: AtsContext["navigate"] = (path, options) => router.navigate(path, options);
  const client = createClient({
    fetch: host.fetch,
    token: {
      read: () => host.cookies.read(cookies.apiToken),
      write: (token) => host.cookies.write(cookies.apiToken, token),
    },
    onUnauthorised: () => !router.isAt(to.Logout()) && navigate(to.Logout()),
    onNotFound: () => navigate(to.pageNotFound(), { replace: true }),
  });
  const names = new Set<RouteName>(screens.map(({ name }) => name));
  const context: AtsContext = {
    client,
    host,
    navigate,
    hasScreen: (name) => names.has(name),
    preload: (name) => router.preload(name),
    goBack: () => router.goBack(to.jobList()),
    ownChanges: gatherOwnChanges((description, undo) =>
      showToast({
        tone: "positive",
        title: "Updated",
        description,
        ...(undo && { action: { label: "Undo", onPress: undo } }),
      }),
    ),
  };

  const Root = ({ children }: { children: ReactNode }) => (
    <UiProvider navigate={navigate}>{children}</UiProvider>
  );
  const router = createRouter(screens, {
    Root,
    Shell,
    Gate,
    Loading,
    Failed,
    visitor: () => ({ isLoggedIn: isLoggedIn(host.cookies), approvals: false }),
    navigated: (path) => host.recordPath?.(path),
    prefetch: (route, search) =>
      route.prefetch?.(
        (endpoint, input) => void queries.prefetchQuery(queryOf(client, endpoint, input)),
        { host, search: search as never },
      ),
    initialPath: host.initialPath,
  });
  return { Routed: router.Routed, context, queries };
}
