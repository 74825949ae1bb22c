import type { Client } from "@ats/core/contract/client";
import type { RouteName } from "@ats/core/navigation/routes";
import { createContext, useContext } from "react";
import type { OwnChanges } from "../notifications/own-changes.ts";
import type { Flags } from "../flags/flags.ts";
import type { ConcurrentLogin } from "../session/concurrent-login.ts";
import type { Host } from "./host.ts";
import type { ScreenRoute } from "./screen.ts";
import type { Switching } from "./switching.ts";

/** What screens reach besides their props. */
export interface AtsContext {
  client: Client;
  host: Host;
  flags: Flags;
  /** Goes to a path, made by `to` of the route table. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** A switch from one company to another. */
  switching: Switching;
  screens: readonly ScreenRoute[];
  /** Whether the route has a screen here; one without is linked nowhere. */
  hasScreen(route: RouteName): boolean;
  /** Loads the code of a screen that is likely to be next. */
  preload(route: RouteName): void;
  /** Where the visitor was before; the first screen of a visit goes to the jobs. */
  goBack(): void;
  /** Gathers the user's own status changes into one message. */
  ownChanges: OwnChanges;
  concurrentLogin: ConcurrentLogin;
  /** How long ago the visit began to read. */
  ageMs(): number;
}

const Context = createContext<AtsContext | undefined>(undefined);
export const AtsProvider = Context.Provider;

export function useAts(): AtsContext {
  const context = useContext(Context);
  if (!context) throw new Error("Screens work inside <Ats>: wrap them in it.");
  return context;
}
