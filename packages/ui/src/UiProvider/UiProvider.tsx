import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
} from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { type Messages, MessagesContext, messages as english } from "../messages/messages.tsx";
import "../theme/theme.tsx";
import { HrefContext, NavigateContext } from "./navigation.ts";

// No page begins with a toast.
const ToastRegion = lazy(() => import("../Toast/ToastRegion.tsx"));

type Router = ComponentProps<typeof RouterProvider>;

export type UiProviderProps = {
  /** Called by every link, instead of loading a new page. */
  navigate?: Router["navigate"];
  /** Turns a route's path into the address that the browser shows. */
  hrefOf?: (path: string) => string;
  /** BCP 47 language tag. */
  locale?: string;
  messages?: Partial<Messages>;
  children: ReactNode;
};

/** What every component needs around it: once, at the root. */
export function UiProvider({
  navigate,
  hrefOf = same,
  locale = "en-GB",
  messages,
  children,
}: UiProviderProps) {
  const texts = useMemo(() => ({ ...english, ...messages }), [messages]);
  const isShown = useDeferredValue(true, false);
  const content = (
    <MessagesContext value={texts}>
      {children}
      <Suspense>{isShown && <ToastRegion />}</Suspense>
    </MessagesContext>
  );
  return (
    <I18nProvider locale={locale}>
      {navigate ? (
        <RouterProvider navigate={navigate} useHref={hrefOf}>
          <NavigateContext value={navigate as (href: string) => void}>
            <HrefContext value={hrefOf}>{content}</HrefContext>
          </NavigateContext>
        </RouterProvider>
      ) : (
        content
      )}
    </I18nProvider>
  );
}

const same = (path: string) => path;
