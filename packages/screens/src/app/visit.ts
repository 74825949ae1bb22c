import "./content-security.ts";
import type { Client } from "@ats/core/contract/client";
import { approvalProcess } from "@ats/core/flags/flags";
import { guard, type Visitor } from "@ats/core/navigation/guard";
import { matchRoute, to } from "@ats/core/navigation/routes";
import { getEnvironment } from "@ats/core/settings/contract";
import { getGlobalSettings } from "@ats/core/settings/global-contract";
import type { QueryClient } from "@tanstack/react-query";
import { createBrowserClient } from "../session/browser-client.ts";
import { isLoggedIn } from "../session/cookies.ts";
import { logoutPath } from "../session/logout-path.ts";
import { signedInUser } from "../session/signed-in-user.ts";
import { browserHost, type Host } from "./host.ts";
import { Navigator } from "./navigator.ts";
import { queryOf } from "./query.ts";
import { createQueries } from "./query-client.ts";
import { type ScreenRoute, searchOf } from "./screen.ts";
import { ScreenCode } from "./screen-code.ts";
import { screens as allScreens } from "./screens.ts";
import { createServices, type Services } from "./services.ts";

export interface Visit {
  host: Host;
  screens: readonly ScreenRoute[];
  client: Client;
  queries: QueryClient;
  navigator: Navigator;
  code: ScreenCode;
  services: Services;
  visitor(): Visitor;
}

export interface VisitOptions {
  host?: Partial<Host>;
  screens?: readonly ScreenRoute[];
}

/**
 * Begins a visit by requesting the first screen's code and data. Imports no component, so that a
 * host can call it while those load.
 */
export function beginVisit(options: VisitOptions = {}): Visit {
  const { screens = allScreens } = options;
  const host: Host = { ...browserHost(), ...options.host };
  const navigator = new Navigator();
  const services = createServices(host.flags);
  const { flags, accountSwitch, concurrentLogin } = services;
  const hasApprovals = screens.some(({ name }) => name === "approvalRequestTable");
  const visit: Visit = {
    host,
    screens,
    navigator,
    services,
    client: createBrowserClient({
      jar: host.cookies,
      fetch: host.fetch,
      onUnauthorised: (reason) => {
        if (accountSwitch.isUnderWay || concurrentLogin.isTold() || navigator.isAt(to.Logout()))
          return;
        navigator.navigate(logoutPath(navigator.address, reason));
      },
      onNotFound: () => navigator.navigate(to.pageNotFound(), { replace: true }),
    }),
    queries: createQueries(),
    code: new ScreenCode(),
    visitor: () => ({
      // Another tab may be the first to sign out. This one still says why.
      isLoggedIn: concurrentLogin.isTold() || isLoggedIn(host.cookies),
      approvals: hasApprovals && flags.isOn(approvalProcess),
    }),
  };
  readFirstScreen(visit);
  return visit;
}

function readFirstScreen({ host, screens, client, queries, code, visitor }: Visit): void {
  const start = new URL(host.initialPath ?? window.location.href, window.location.origin);
  const elsewhere = guard(start.pathname, visitor());
  const { name, params } = matchRoute(elsewhere ?? start.pathname);
  const first = screens.find((route) => route.name === name);
  if (!first) return;
  // The screen requests its code again if this fails.
  code.load(first).catch(() => undefined);
  if (first.layout === "shell") {
    void queries.prefetchQuery(signedInUser(client, host.cookies));
    for (const endpoint of [getEnvironment, getGlobalSettings])
      void queries.prefetchQuery({ ...queryOf(client, endpoint, {}), retry: false });
  }
  const search = searchOf(first, elsewhere ? "" : start.search);
  const reading = first.prefetch?.(
    (endpoint, input) => void queries.prefetchQuery(queryOf(client, endpoint, input)),
    { host, params: params as never, search: search as never },
  );
  reading?.catch(() => undefined);
}
