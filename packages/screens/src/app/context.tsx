import type { Client } from "@ats/core/contract/client";
import type { RouteName } from "@ats/core/navigation/routes";
import type { LogoutReason } from "@ats/core/session/session";
import { createContext, useContext } from "react";
import type { OwnChanges } from "../notifications/own-changes.ts";
import type { Host } from "./host.ts";
import type { ScreenRoute } from "./screen.ts";
import type { Services } from "./services.ts";

export interface AtsContext extends Services {
  client: Client;
  host: Host;
  /** Goes to a path made by `to` from the route table. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Goes to sign-in, which leads back to the current page. */
  goToSignIn(reason?: LogoutReason): void;
  screens: readonly ScreenRoute[];
  /** True if this host includes a screen for the route. Otherwise do not link to it. */
  hasScreen(route: RouteName): boolean;
  preload(route: RouteName): void;
  /** Goes back one step; from the first screen of a visit to the partner's page, or to the jobs. */
  goBack(): void;
  /** Combines the user's own status changes into one message. */
  ownChanges: OwnChanges;
}

const Context = createContext<AtsContext | undefined>(undefined);
export const AtsProvider = Context.Provider;

/** Names what a screen or hook lacks outside its provider. */
export const outside = (lacks: string) =>
  new Error(
    `A screen or hook of @ats/screens is outside its provider, so it has no ${lacks}. Use one version of the package, and wrap this part of the page in <AtsScreens>, from @ats/screens/app/AtsScreens.`,
  );

export function useAts(): AtsContext {
  const context = useContext(Context);
  if (!context) throw outside("client and no user");
  return context;
}
