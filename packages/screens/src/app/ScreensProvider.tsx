import { useTexts } from "@ats/ui/texts";
import { UiProvider, type UiProviderProps } from "@ats/ui/UiProvider";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { PageKeys } from "../commands/PageKeys.ts";
import { showOwnChange } from "../notifications/own-change-toast.ts";
import { gatherOwnChanges } from "../notifications/own-changes.ts";
import { type AtsContext, AtsProvider } from "./context.tsx";
import { ownPage } from "./marker.css.ts";
import { warnOfMisuse } from "./misuse.ts";

export interface ScreensProviderProps
  extends Pick<UiProviderProps, "hrefOf" | "direction" | "isPart" | "children"> {
  queries: QueryClient;
  context: Omit<AtsContext, "ownChanges">;
}

/** Replaced by the application's bundler, as for React itself. */
declare const process: { env: { NODE_ENV?: string } };

/** Absent for users: only developers are told. */
const useMisuseWarnings =
  process.env.NODE_ENV === "production"
    ? () => {}
    : (queries: QueryClient) =>
        useEffect(() => {
          const styles = getComputedStyle(document.documentElement);
          // oxlint-disable-next-line no-console -- meant for the developer
          warnOfMisuse({ styles, queries }, console.warn);
        }, [queries]);

/** Tells the stylesheet that no other application stands in the page. */
const useMarkedPage = (isOwn: boolean) =>
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute(ownPage, isOwn);
    return () => page.removeAttribute(ownPage);
  }, [isOwn]);

/** Provides what every screen needs, under our router or a host's. */
export function ScreensProvider({ queries, context, children, ...ui }: ScreensProviderProps) {
  const { navigate, host } = context;
  useMisuseWarnings(queries);
  useMarkedPage(!ui.isPart);
  return (
    <QueryClientProvider client={queries}>
      <UiProvider navigate={navigate} locale={host.locale} texts={host.texts} {...ui}>
        <WithOwnChanges context={context}>{children}</WithOwnChanges>
      </UiProvider>
    </QueryClientProvider>
  );
}

function WithOwnChanges({ context, children }: Pick<ScreensProviderProps, "context" | "children">) {
  const say = useTexts();
  const value = useMemo(
    () => ({ ...context, ownChanges: gatherOwnChanges(showOwnChange(say)) }),
    [context, say],
  );
  return (
    <AtsProvider value={value}>
      <PageKeys />
      {children}
    </AtsProvider>
  );
}
