import type { ApiError, Client } from "@ats/core/contract/client";
import { fillPath } from "@ats/core/contract/endpoint";
import { matchRoute, type RouteName } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { getUserSettings } from "@ats/core/users/contract";
import type { User } from "@ats/core/users/user";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { presentToasts, type Toast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { setTheme, type ThemeChoice } from "@ats/ui/theme";
import {
  type QueryClient,
  QueryClientContext,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { memoryStorage } from "../lists/memory-storage.ts";
import { useLiveConnection } from "../notifications/useLiveConnection.ts";
import { createBrowserClient } from "../session/browser-client.ts";
import { browserCookies, type CookieJar, forgetSession, isLoggedIn } from "../session/cookies.ts";
import { logoutPath } from "../session/logout-path.ts";
import { UserProvider } from "../session/session.tsx";
import { signedInUser } from "../session/signed-in-user.ts";
import { type AtsContext, useAts } from "./context.tsx";
import type { Host } from "./host.ts";
import { keyOf } from "./query.ts";
import { createQueries } from "./query-client.ts";
import { ScreensProvider, type ScreensProviderProps } from "./ScreensProvider.tsx";
import { createServices } from "./services.ts";
import { appTexts } from "./texts.ts";
import { TitleProvider } from "./title.ts";

export interface AtsScreensProps
  extends Pick<ThemeChoice, "theme" | "density">,
    Partial<Pick<Host, "storage" | "connect" | "track" | "flags" | "locale" | "texts">> {
  /** Direction of the layout. Default: `dir` of the page, else that of the language. */
  direction?: Host["direction"];
  /**
   * Sends the calls: `createClient` of `@ats/core/contract/client`. Default: one that has its session
   * in cookies of the page, and signs the visitor in where the screen will be.
   */
  client?: Client;
  /** The signed-in user. Default: asked from the API. */
  user?: User | undefined;
  /** The user that the API is asked for. Default: that of the session's cookie. */
  userId?: number;
  /**
   * Pages of the host that show a screen, with their addresses:
   * `{ applicationList: "/hiring/{id}" }`. Screens without one are not linked.
   */
  addresses?: Partial<Record<RouteName, string>>;
  /** Goes to an address of the host. Default: loads the page. */
  navigate?: (address: string, options?: { replace?: boolean }) => void;
  /** Goes back one step. Default: in the browser's history. */
  goBack?: () => void;
  /** Default: that of the nearest `QueryClientProvider`, else one of its own. */
  queries?: QueryClient;
  /** Receives the title of the screen. Default: the page keeps its title. */
  setTitle?: (title: string) => void;
  /** Keeps list states and drafts, which may name people. Default: until the page is left. */
  storage?: Storage;
  /** Opens the live connection. Default: lists show others' changes when they are read again. */
  connect?: Host["connect"];
  /** Shows a toast of the host's own and returns a function that closes it. Default: ours. */
  showToast?: (toast: Toast) => () => void;
  children: ReactNode;
}

type Addresses = NonNullable<AtsScreensProps["addresses"]>;

const noAddresses: Addresses = {};
const nothing = () => {};

/** Provides what screens need to stand in a page of another application, under any router. */
export function AtsScreens(props: AtsScreensProps) {
  const {
    user,
    userId = user?.id,
    addresses = noAddresses,
    setTitle = nothing,
    storage,
    locale,
    texts,
    children,
  } = props;
  const outer = use(QueryClientContext);
  const [ownQueries] = useState(createQueries);
  const queries = props.queries ?? outer ?? ownQueries;
  const [ownClient] = useState(() => createOwnClient(queries));
  const { client = ownClient } = props;
  const [services] = useState(() => createServices(props.flags));
  const [ownStorage] = useState(memoryStorage);
  const navigateTo = useStable(props.navigate ?? loadPage);
  const goBack = useStable(props.goBack ?? (() => window.history.back()));
  const track = useStable(props.track ?? nothing);
  const connectNow = useStable(props.connect ?? (() => nothing));
  const connect = props.connect && connectNow;
  const pageDirection = useSyncExternalStore(watchNothing, directionOfPage, noDirection);
  usePageTheme(props);
  useHostToasts(props.showToast);

  const hrefOf = useCallback((path: string) => addressOf(addresses, path), [addresses]);
  const context = useMemo((): ScreensProviderProps["context"] => {
    const navigate: AtsContext["navigate"] = (path, options) => {
      const address = hrefOf(path);
      if (address !== undefined) navigateTo(address, options);
    };
    return {
      ...services,
      client,
      host: {
        cookies: cookiesOf(userId),
        storage: storage ?? ownStorage,
        connect,
        track,
        locale,
        texts,
        slots: {},
        leave: (url) => window.location.assign(url),
      },
      navigate,
      goToSignIn: (reason) => navigate(logoutPath("", reason)),
      goBack,
      screens: [],
      hasScreen: (name) => addresses[name] !== undefined,
      preload: nothing,
    };
  }, [
    services,
    client,
    userId,
    storage,
    ownStorage,
    connect,
    track,
    locale,
    texts,
    addresses,
    hrefOf,
    navigateTo,
    goBack,
  ]);
  return (
    <ScreensProvider
      {...{ queries, context, hrefOf }}
      direction={props.direction ?? pageDirection}
      isPart
    >
      <TitleProvider value={setTitle}>
        <WithUser user={user} signsIn={client === ownClient}>
          {children}
        </WithUser>
      </TitleProvider>
    </ScreensProvider>
  );
}

const watchNothing = () => nothing;
const directionOfPage = () => (document.dir === "rtl" ? "rtl" : undefined);
const noDirection = () => undefined;

/** Gives the page its theme and density, and on leaving those that it had. */
function usePageTheme({ theme, density }: Pick<AtsScreensProps, "theme" | "density">) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    setTheme({ theme, density });
    return () => {
      for (const name of ["theme", "density"] as const)
        if (before[name] === undefined) delete dataset[name];
        else dataset[name] = before[name];
    };
  }, [theme, density]);
}

function useHostToasts(showToast: AtsScreensProps["showToast"]) {
  const isOwn = showToast !== undefined;
  const show = useEffectEvent((toast: Toast) => showToast?.(toast) ?? nothing);
  useEffect(() => (isOwn ? presentToasts((toast) => show(toast)) : undefined), [isOwn]);
}

interface WithUserProps {
  user: User | undefined;
  signsIn: boolean;
  children: ReactNode;
}

// Loaded for a visitor who is not signed in.
const SignIn = lazy(() => import("../session/login/SignIn.tsx"));

function WithUser({ user: given, signsIn, children }: WithUserProps) {
  const say = useTexts();
  const { client, host, flags } = useAts();
  const queries = useQueryClient();
  const [, render] = useReducer((times: number) => times + 1, 0);
  const signedIn = () => {
    render();
    // Nobody sees data that another user has read.
    void queries.resetQueries();
  };
  const query = signedInUser(client, host.cookies);
  const { data, error, isFetching, refetch } = useQuery<User, ApiError>({
    ...query,
    ...(given && { initialData: given }),
  });
  const take = useEffectEvent((next: User) => queries.setQueryData(query.queryKey, next));
  useEffect(() => {
    if (given) take(given);
  }, [given]);
  useLayoutEffect(() => {
    if (data) flags.identify(data);
  }, [data, flags]);
  if (data)
    return (
      <UserProvider value={data}>
        {host.connect && <LiveConnection />}
        {children}
      </UserProvider>
    );
  const loading = <Loader label={say(appTexts.loadingAccount)} />;
  if (!error) return loading;
  if (signsIn && (error.status === 401 || !isLoggedIn(host.cookies)))
    return (
      <Suspense fallback={loading}>
        <SignIn onSignedIn={signedIn} />
      </Suspense>
    );
  return (
    <ErrorState
      title={say(appTexts.accountNotLoaded)}
      description={error.message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function LiveConnection() {
  useLiveConnection();
  return null;
}

/** Asks for the user again once the session is over. */
function createOwnClient(queries: QueryClient): Client {
  return createBrowserClient({
    jar: browserCookies,
    onUnauthorised() {
      forgetSession(browserCookies);
      void queries.resetQueries({ queryKey: keyOf(getUserSettings) });
    },
  });
}

/** The browser's cookies, with the user that the host names; on a server there are none. */
const cookiesOf = (userId: number | undefined): CookieJar => ({
  ...browserCookies,
  read(name) {
    if (name === cookies.userId && userId !== undefined) return String(userId);
    return typeof document === "undefined" ? undefined : browserCookies.read(name);
  },
});

/** The address of a path in the host; undefined for a screen that the host does not show. */
function addressOf(addresses: Addresses, path: string): string | undefined {
  if (!path.startsWith("/")) return path;
  const { pathname, search, hash } = new URL(path, "https://ats.invalid");
  const { name, params } = matchRoute(pathname);
  const address = addresses[name];
  // The host's own page.
  if (name === "pageNotFound") return address ?? path;
  return address === undefined ? undefined : fillPath(address, params) + search + hash;
}

const loadPage = (address: string, { replace = false }: { replace?: boolean } = {}) =>
  replace ? window.location.replace(address) : window.location.assign(address);

/** A function that stays the same while the host gives a new one with each render. */
function useStable<Arguments extends unknown[], Result>(
  latest: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...given: Arguments) => held.current(...given), [held]);
}
