import { guard } from "@ats/core/navigation/guard";
import { routes, to } from "@ats/core/navigation/routes";
import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Navigate,
  Outlet,
  type RouteObject,
  Router,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from "react-router";
import { logoutPath } from "../session/logout-path.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { Bound } from "./navigator.ts";
import { type ScreenProps, type ScreenRoute, searchOf } from "./screen.ts";
import type { Screen } from "./screen-code.ts";
import type { Visit } from "./visit.ts";

// The only file that uses React Router: it turns the route table into route objects. It leaves out
// the data layer, which would add 22 kB to the first screen and repeats what queries do, and the
// browser router, which brings its own links and forms.

interface Frame {
  Shell: ComponentType<{ children: ReactNode }>;
  Gate: ComponentType<{ route: ScreenRoute; children: ReactNode }>;
  Loading: ComponentType;
  Failed: ComponentType;
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

export function createRouted(visit: Visit, frame: Frame): ComponentType {
  const { screens, host, navigator, visitor, code, services } = visit;
  const { Shell, Loading, Failed, Gate } = frame;
  const element = (route: ScreenRoute) => {
    const Later = lazy(async () => ({ default: await code.load(route) }));
    // Renders loaded code directly, because React delays a lazy screen by 300 ms.
    const screenNow = () => code.loaded(route) ?? Later;
    return <Routed key={route.name} {...{ route, screenNow, Gate }} />;
  };
  const objects = (layout: ScreenRoute["layout"]): RouteObject[] =>
    screens
      .filter((route) => route.layout === layout)
      .map((route) => ({ path: toPattern(routes[route.name]), element: element(route) }));
  const notFound = screens.find(({ name }) => name === "pageNotFound");
  const tree: RouteObject[] = [
    { element: <Framed Frame={Shell} {...{ Loading, Failed }} />, children: objects("shell") },
    ...objects("plain"),
    ...(notFound ? [{ path: "*", element: element(notFound) }] : []),
  ];

  function Guarded() {
    const { pathname, search, hash } = useLocation();
    const address = pathname + search + hash;
    const navigate = useNavigate();
    const screen = useRoutes(tree);
    useLayoutEffect(
      () =>
        navigator.bind({
          navigate: navigate as Bound["navigate"],
          pathname,
          address,
          isEntry: () => indexIn(history) === 0,
        }),
      [navigate, pathname, address],
    );
    useEffect(() => host.recordPath?.(pathname), [pathname]);
    useSyncExternalStore(services.flags.subscribe, () => visitor().approvals);
    const elsewhere = guard(pathname, visitor());
    if (!elsewhere) return screen;
    const target = elsewhere === to.Logout() ? logoutPath(address) : elsewhere;
    return <Navigate to={target} replace />;
  }

  const app = (
    <Framed Frame={Fragment} {...{ Loading, Failed }}>
      <Guarded />
    </Framed>
  );
  const { initialPath } = host;
  const history =
    initialPath === undefined
      ? createBrowserHistory({ v5Compat: true })
      : createMemoryHistory({ initialEntries: [initialPath], v5Compat: true });
  return () => <Located history={history}>{app}</Located>;
}

type History = ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;

/** How many pages of the visit come before the current one. */
const indexIn = (history: History): number =>
  "index" in history ? history.index : window.history.state?.idx;

function Located({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () => history.listen((state) => startTransition(() => setState(state))),
    [history],
  );
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}

const outlet = <Outlet />;

function Framed({
  Frame,
  Loading,
  Failed,
  children = outlet,
}: Pick<Frame, "Loading" | "Failed"> & {
  Frame: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
}) {
  return (
    <Frame>
      <ErrorBoundary path={usePath()} fallback={<Failed />}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

interface RoutedProps {
  route: ScreenRoute;
  screenNow(): Screen;
  Gate: Frame["Gate"];
}

function Routed({ route, screenNow, Gate }: RoutedProps) {
  const [Screen] = useState(screenNow);
  const params = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const parsed = useMemo(() => searchOf(route, search), [route, search]);
  const setSearch = useCallback<ScreenProps["setSearch"]>(
    (next, options) => {
      const entries = Object.entries(next as Record<string, unknown>).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as const),
      );
      const text = new URLSearchParams(
        entries
          .filter(([, value]) => value !== undefined && value !== "")
          .map(([name, value]) => [name, String(value)]),
      ).toString();
      // Going to the current address replaces its history entry, as a link does.
      const replace = options?.replace ?? `?${text}` === search;
      void navigate({ search: text }, { replace });
    },
    [navigate, search],
  );
  return (
    <Gate route={route}>
      <Screen params={params as ScreenProps["params"]} search={parsed} setSearch={setSearch} />
    </Gate>
  );
}

/** True if the page was loaded here and nothing was visited before. */
export const useIsEntry = (): boolean => isEntry(useLocation().key);

const isEntry = (key: string) => key === "default";

export const usePath = (): string => useLocation().pathname;
