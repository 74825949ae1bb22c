import { ApiError, createClient } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { UiProvider } from "@ats/ui/UiProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { Shell } from "../navigation/Shell.tsx";
import { isLoggedIn } from "../session/cookies.ts";
import { AtsProvider, type AtsContext } from "./context.tsx";
import { Failed, Loading } from "./Frame.tsx";
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
  const [{ router, context, queries }] = useState(() =>
    assemble({ ...browserHost(), ...host }, screens),
  );
  return (
    <QueryClientProvider client={queries}>
      <AtsProvider value={context}>
        <RouterProvider router={router} />
      </AtsProvider>
    </QueryClientProvider>
  );
}

/** A call that was refused for good is not tried again; one that the network lost is, twice. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

function assemble(host: Host, screens: readonly ScreenRoute[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } });
  const navigate: AtsContext["navigate"] = (path, options) =>
    void router.navigate(path, { replace: options?.replace ?? false });
  const isAt = (path: string) => router.state.location.pathname === path;
  const client = createClient({
    fetch: host.fetch,
    token: {
      read: () => host.cookies.read(cookies.apiToken),
      write: (token) => host.cookies.write(cookies.apiToken, token),
    },
    onUnauthorised: () => !isAt(to.Logout()) && navigate(to.Logout()),
    onNotFound: () => navigate(to.pageNotFound()),
  });
  const names = new Set(screens.map(({ name }) => name));
  const context: AtsContext = { client, host, navigate, hasScreen: (name) => names.has(name) };

  const Root = ({ children }: { children: ReactNode }) => (
    <UiProvider navigate={navigate}>{children}</UiProvider>
  );
  const router = createRouter(screens, {
    Root,
    Shell,
    Loading,
    Failed,
    visitor: () => ({ isLoggedIn: isLoggedIn(host.cookies), approvals: false }),
    initialPath: host.initialPath,
  });
  return { router, context, queries };
}
