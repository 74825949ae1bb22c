import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  version,
} from "react";
import { RouterProvider } from "react-aria-components";
import { fallbackLocale, type Rewordings, SayContext, sayIn } from "../texts/texts.tsx";
import "../theme/theme.tsx";
import { queue } from "../Toast/toastQueue.ts";
import { type Direction, Layout } from "./Layout.tsx";
import { lineOf } from "./lineOf.ts";
import { requireReact, warnOfMisuse } from "./misuse.ts";
import { HrefContext, NavigateContext } from "./navigation.ts";

// No page starts with a toast: loaded with the first toast, or the first press or key.
const ToastRegion = lazy(() => import("../Toast/ToastRegion.tsx"));
const RestoreFocus = lazy(() => import("./RestoreFocus.tsx"));

type Router = ComponentProps<typeof RouterProvider>;

export type { Direction };
export { FirstDayOfWeek, type FirstDayOfWeekProps } from "./FirstDayOfWeek.tsx";

export type UiProviderProps = {
  /** Called by every link instead of loading a new page. */
  navigate?: Router["navigate"];
  /**
   * Turns a path into the address that the browser shows. Undefined means that the application has
   * no such page: its links become text, and its buttons are not shown.
   */
  hrefOf?: (path: string) => string | undefined;
  /** BCP 47 language tag. */
  locale?: string | undefined;
  /** Direction of the layout. Default: that of the language. */
  direction?: Direction | undefined;
  /**
   * True in a page of another application, which sets its own `lang` and `dir`. Otherwise the page
   * gets those of this provider.
   */
  isPart?: boolean;
  /** Other wordings, made by `reword`. Keep the object: a new one renders everything again. */
  texts?: Rewordings | undefined;
  children: ReactNode;
};

/** Provides router, language, texts and toasts to all components: use it once, at the root. */
export function UiProvider({
  navigate,
  hrefOf = unchanged,
  locale = fallbackLocale,
  direction,
  isPart = false,
  texts,
  children,
}: UiProviderProps) {
  useMisuseWarnings();
  const say = useMemo(() => sayIn(locale, texts), [locale, texts]);
  const needsToasts = useNeedsToasts();
  const lastFocused = useLastFocused();
  const content = (
    <SayContext value={say}>
      {children}
      {needsToasts && (
        <Suspense>
          <RestoreFocus last={lastFocused} />
          <ToastRegion />
        </Suspense>
      )}
    </SayContext>
  );
  return (
    <Layout {...{ locale, direction, isPart }}>
      {navigate ? (
        <RouterProvider navigate={navigate} useHref={(path) => hrefOf(path) ?? path}>
          <NavigateContext value={navigate as (href: string) => void}>
            <HrefContext value={hrefOf}>{content}</HrefContext>
          </NavigateContext>
        </RouterProvider>
      ) : (
        content
      )}
    </Layout>
  );
}

/** Replaced by the application's bundler, as for React itself. */
declare const process: { env: { NODE_ENV?: string } };

function useMisuseWarnings() {
  if (process.env.NODE_ENV !== "production") requireReact(version);
  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    const styles = getComputedStyle(document.documentElement);
    // oxlint-disable-next-line no-console -- meant for the developer
    warnOfMisuse({ styles, shared: window as object }, console.warn);
  }, []);
}

/** The element focused last, with its ancestors at that time. It may have left the page since. */
function useLastFocused(): RefObject<HTMLElement[]> {
  const last = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = lineOf(target);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return last;
}

/** True once there is a toast, or the first press or key means that one may come. */
function useNeedsToasts(): boolean {
  const [isAwaited, setAwaited] = useState(queue.visibleToasts.length > 0);
  useEffect(() => {
    const signal = new AbortController();
    const start = () => {
      setAwaited(true);
      signal.abort();
    };
    for (const event of ["pointerdown", "keydown"])
      document.addEventListener(event, start, { capture: true, signal: signal.signal });
    const unsubscribe = queue.subscribe(start);
    return () => {
      signal.abort();
      unsubscribe();
    };
  }, []);
  return isAwaited;
}

const unchanged = (path: string) => path;
