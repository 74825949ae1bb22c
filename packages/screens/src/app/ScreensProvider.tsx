import { UiProvider, type UiProviderProps } from "@ats/ui/UiProvider";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { gatherOwnChanges } from "../notifications/own-changes.ts";
import { showOwnChange } from "../notifications/own-change-toast.ts";
import { type AtsContext, AtsProvider } from "./context.tsx";

export interface ScreensProviderProps extends Pick<UiProviderProps, "hrefOf" | "children"> {
  queries: QueryClient;
  context: Omit<AtsContext, "ownChanges">;
}

/** Provides what every screen needs, under our router or a host's. */
export function ScreensProvider({ queries, context, ...ui }: ScreensProviderProps) {
  const { navigate, host } = context;
  const value = useMemo(
    () => ({ ...context, ownChanges: gatherOwnChanges(showOwnChange) }),
    [context],
  );
  return (
    <QueryClientProvider client={queries}>
      <AtsProvider value={value}>
        <UiProvider navigate={navigate} locale={host.locale} texts={host.texts} {...ui} />
      </AtsProvider>
    </QueryClientProvider>
  );
}
